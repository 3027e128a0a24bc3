"""Messages of Fluent catalogues in one language, and sentences made from them.

Mozilla's parser reads the catalogues; putting a sentence together is done here, since the package
that does it brings the tables of all languages of the world: 36 MB for two that are spoken.
"""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Final

from fluent.syntax import ast, parse

from rotonde.words.figures import Figure, Figures

Value = str | Figure
Given = str | int | float | Decimal

FORMS: Final = {
    "style": "percent",
    "minimumFractionDigits": "least_places",
    "maximumFractionDigits": "most_places",
}
"""The options of `NUMBER` that messages use, and where `Figure` keeps them."""


class Gap(LookupError):
    """A message, a term or a fact that a sentence needs is missing."""


class Messages:
    """The messages of one language; one that comes later takes the place of an earlier one."""

    def __init__(self, figures: Figures, catalogues: Iterable[str]) -> None:
        self._figures = figures
        self._messages: dict[str, ast.Message] = {}
        self._terms: dict[str, ast.Term] = {}
        for catalogue in catalogues:
            for entry in parse(catalogue).body:
                match entry:
                    case ast.Message():
                        self._messages[entry.id.name] = entry
                    case ast.Term():
                        self._terms[entry.id.name] = entry

    def __contains__(self, id: str) -> bool:
        return id in self._messages

    def say(self, id: str, facts: Mapping[str, Given]) -> str | None:
        """The message with its gaps filled; None where it or something it needs is missing."""
        try:
            return self._message(id, facts)
        except Gap:
            return None

    def _message(self, id: str, facts: Mapping[str, Given]) -> str:
        message = self._messages.get(id)
        if message is None or message.value is None:
            raise Gap(id)
        return self._sentence(message.value, facts)

    def _term(self, id: str) -> str:
        """A term, which knows no fact of the message around it."""
        if id not in self._terms:
            raise Gap(id)
        return self._sentence(self._terms[id].value, {})

    def _sentence(self, pattern: ast.Pattern, facts: Mapping[str, Given]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._said(self._value(element.expression, facts))
            for element in pattern.elements
        )

    def _said(self, value: Value) -> str:
        return self._figures.write(value) if isinstance(value, Figure) else value

    def _value(
        self,
        expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
        facts: Mapping[str, Given],
    ) -> Value:
        match expression:
            case ast.VariableReference():
                return fact_of(expression.id.name, facts)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return Figure(Decimal(expression.value))
            case ast.MessageReference():
                return self._message(expression.id.name, facts)
            case ast.TermReference():
                return self._term(expression.id.name)
            case ast.SelectExpression():
                return self._sentence(self._chosen(expression, facts).value, facts)
            case ast.FunctionReference():
                return self._number(expression, facts)
            case _:
                return self._value(expression.expression, facts)

    def _number(self, call: ast.FunctionReference, facts: Mapping[str, Given]) -> Value:
        """The figure in the form that the arguments of `NUMBER` ask for."""
        if call.id.name != "NUMBER":
            raise Gap(call.id.name)
        value = self._value(call.arguments.positional[0], facts)
        if not isinstance(value, Figure):
            raise Gap(value)
        forms = {FORMS[named.name.name]: named.value.value for named in call.arguments.named}
        return Figure(
            value.number,
            percent="percent" in forms,
            least_places=int(forms.get("least_places", 0)),
            most_places=int(forms.get("most_places", 0 if "percent" in forms else 3)),
        )

    def _chosen(self, choice: ast.SelectExpression, facts: Mapping[str, Given]) -> ast.Variant:
        """The first variant that fits, or else the one with the star."""
        value = self._value(choice.selector, facts)
        fitting = (variant for variant in choice.variants if self._fits(variant, value))
        return next(fitting, None) or next(each for each in choice.variants if each.default)

    def _fits(self, variant: ast.Variant, value: Value) -> bool:
        match variant.key, value:
            case ast.NumberLiteral(), Figure():
                return Decimal(variant.key.value) == value.number
            case ast.Identifier(), Figure():
                return variant.key.name == self._figures.plural(value)
            case ast.Identifier(), str():
                return variant.key.name == value
            case _:
                return False


def fact_of(name: str, facts: Mapping[str, Given]) -> Value:
    """A fact as a message takes it. Raises `Gap` where it is missing."""
    if name not in facts:
        raise Gap(name)
    fact = facts[name]
    return fact if isinstance(fact, str) else Figure(fact)
