/* Makes a rules page of docs/rules into what the client draws: sections of numbered blocks, and the words that explain
   themselves. Pure. A form of Markdown that no page needs is refused. */
import { marked } from "marked";

const RULE = /^\*\*([A-Z]+-\d+)\*\*/;
/** Stands before the table of words and meanings. */
const WORDS = "<!-- words -->";
const PANEL = /^panel:/;

/** The title and sections of a page; examples and lists that follow a rule belong to it, until the next rule. */
export function pageIn(markdown) {
  const sections = [{ id: "top", title: "", blocks: [] }];
  let title = "";
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading" && token.depth === 1) title = token.text;
    else if (token.type === "heading" && token.depth === 2) sections.push({ id: slug(token.text), title: token.text, blocks: [] });
    else if (!isUnseen(token)) addBlock(sections.at(-1).blocks, token);
  }
  return { title, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** Words and their meanings: the table after the mark for it. */
export function wordsIn(markdown) {
  const tokens = marked.lexer(markdown);
  const mark = tokens.findIndex((token) => token.type === "html" && token.raw.trim() === WORDS);
  const table = tokens.slice(mark + 1).find(({ type }) => type === "table");
  return mark < 0 || !table ? [] : table.rows.map((cells) => cells.map(({ text }) => text));
}

function addBlock(blocks, token) {
  const rule = RULE.exec(token.raw)?.[1] ?? null;
  const part = exampleIn(token) ?? { pieces: [drawn(token)] };
  const last = blocks.at(-1);
  if (rule === null && last?.rule) last.parts.push(part);
  else blocks.push({ rule, parts: [part] });
}

/** A fence ``` `drawn NAME thing thing panel:NAME` ``` with its caption, and `tall` for more room. */
function exampleIn(token) {
  if (token.type !== "code") return null;
  const [kind, name, ...rest] = (token.lang ?? "").split(/\s+/);
  if (kind !== "drawn" || !name) return null;
  const [tall, shown] = [rest.includes("tall"), rest.filter((word) => word !== "tall")];
  const look = shown.filter((word) => !PANEL.test(word));
  const panels = shown.filter((word) => PANEL.test(word)).map((word) => word.replace(PANEL, ""));
  return { example: { name, look, panels, tall, caption: all(marked.lexer(token.text)) } };
}

const isUnseen = ({ type }) => type === "space" || type === "html";
/** The words of a list's entry come wrapped. */
const bare = (token) => (token.type === "text" && token.tokens ? token.tokens : [token]);
const all = (tokens) =>
  tokens
    .filter((token) => !isUnseen(token))
    .flatMap(bare)
    .map(drawn);

/** A token as what is drawn: words, or a tag with what lies in it. */
function drawn(token) {
  switch (token.type) {
    case "text":
    case "escape":
      return token.text;
    case "strong":
    case "em":
    case "blockquote":
      return tagged(token.type, all(token.tokens));
    case "codespan":
      return tagged("code", [token.text]);
    case "code":
      return tagged("pre", [token.text]);
    case "paragraph":
      return tagged("p", all(token.tokens));
    case "heading":
      return tagged(`h${token.depth}`, all(token.tokens));
    case "list": {
      const entries = token.items.map(({ tokens }) => tagged("li", all(tokens)));
      return tagged(token.ordered ? "ol" : "ul", entries);
    }
    case "table":
      return tagged("table", [row("th", token.header), ...token.rows.map((cells) => row("td", cells))]);
    default:
      throw new Error(`a rules page holds a “${token.type}”, which no page draws: ${token.raw}`);
  }
}

const tagged = (tag, within) => ({ tag, within });
const row = (tag, cells) =>
  tagged(
    "tr",
    cells.map(({ tokens }) => tagged(tag, all(tokens))),
  );

function slug(title) {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
