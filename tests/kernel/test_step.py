"""The stack of what is being decided."""

from rotonde.kernel.step import push, swap


def test_push_opens_on_top() -> None:
    """The last one pushed is decided first."""
    assert push(("round",), "auction", "bid") == ("round", "auction", "bid")


def test_swap_closes_the_innermost() -> None:
    """What is opened takes the place of what is closed; nothing opened means only closed."""
    assert swap(("round", "auction"), "build") == ("round", "build")
    assert swap(("round", "auction")) == ("round",)
