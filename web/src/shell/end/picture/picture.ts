/* The finished board as one picture that stands alone, with a line that says how it ended. */
import { measured } from "../../../common/letters.svelte";
import { SHAPES } from "../../../common/seats";
import { inked } from "./inked";
import { dataUrl, lettersOf } from "./letters";

export interface Caption {
  title: string;
  game: string;
  seats: readonly { seat: number; words: string }[];
}

const SVG = "http://www.w3.org/2000/svg";
const STRIP = 76;
/** Signs of the board's furniture, such as the buttons of the zoom, are no part of it. */
const FURNITURE = "button, ul, ol, .zoom";
/** The width in pixels that a saved picture has at least. */
const SHARP = 2560;

/** Everything drawn inside a frame of the page, or a part of it that says so, as the text of an SVG file. */
export async function pictureOf(frame: HTMLElement, caption: Caption): Promise<string> {
  const { width, height } = frame.getBoundingClientRect();
  const root = element("svg", { viewBox: `0 0 ${width} ${height + STRIP}`, width, height: height + STRIP });
  const part = frame.querySelector<HTMLElement>("[data-frame]") ?? frame;
  const board = element("svg", { viewBox: `0 0 ${part.clientWidth} ${part.clientHeight}`, width, height });
  board.append(...groundsIn(part), ...drawingsIn(part));
  root.append(board, strip(caption, width, height, getComputedStyle(frame)));
  const drawn = new XMLSerializer().serializeToString(root);
  const letters = await lettersOf(drawn);
  return drawn.replace(">", `><style>${letters}</style>`);
}

function drawingsIn(frame: HTMLElement): SVGElement[] {
  const all = [...frame.querySelectorAll<SVGSVGElement>("svg")];
  const outer = all.filter((svg) => !svg.parentElement?.closest("svg") && !svg.closest(FURNITURE));
  return outer.map((svg) => {
    const copy = inked(svg);
    if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${svg.clientWidth} ${svg.clientHeight}`);
    for (const [name, value] of Object.entries(placeOf(svg, frame))) copy.setAttribute(name, String(value));
    return copy;
  });
}

/** The grounds on which the drawings lie: what the page paints behind them. */
function groundsIn(frame: HTMLElement): SVGElement[] {
  const holders = [frame, ...frame.querySelectorAll<HTMLElement>("div, section, main")];
  return holders.flatMap((holder) => {
    const fill = getComputedStyle(holder).backgroundColor;
    const painted = fill !== "rgba(0, 0, 0, 0)" && holder.querySelector("svg") !== null && !holder.closest(FURNITURE);
    return painted ? [element("rect", { ...placeOf(holder, frame), fill })] : [];
  });
}

function placeOf(part: Element, frame: HTMLElement) {
  const [box, whole] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
  return { x: box.x - whole.x, y: box.y - whole.y, width: box.width, height: box.height };
}

/** Under the board: the game and how it ended, then each seat with its sign and score. */
function strip(caption: Caption, width: number, top: number, style: CSSStyleDeclaration): SVGElement {
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [title, text] = [token("--font-title"), token("--font-text")].map((font) => font.replaceAll('"', "'"));
  const group = element("g", { transform: `translate(0 ${top})` });
  group.append(
    element("rect", { width, height: STRIP, fill: token("--sheet") }),
    element("rect", { width, height: 1, fill: token("--line-strong") }),
    written(caption.title, { x: 22, y: 32, fill: token("--ink"), style: `font:500 22px ${title}` }),
    written(caption.game, { x: width - 22, y: 32, fill: token("--ink-2"), "text-anchor": "end", style: `font:italic 400 18px ${title}` }),
  );
  let x = 30;
  for (const { seat, words } of caption.seats) {
    const number = (seat % SHAPES.length) + 1;
    group.append(
      element("path", { d: SHAPES[seat % SHAPES.length]!, transform: `translate(${x} 54)`, fill: token(`--seat-${number}`) }),
      written(words, { x: x + 14, y: 59, fill: token("--ink"), style: `font:700 15px ${text}` }),
    );
    x += 54 + measured(words, "700 15px var(--font-text)");
  }
  return group;
}

function written(words: string, attributes: Record<string, string | number>): SVGElement {
  const text = element("text", attributes);
  text.textContent = words;
  return text;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

export const addressOf = (picture: string) => dataUrl(new Blob([picture], { type: "image/svg+xml" }));

/** The same picture as dots, sharp enough for a large screen. */
export async function dotsOf(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.max(1, SHARP / image.naturalWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(image.naturalWidth * scale);
  canvas.height = Math.round(image.naturalHeight * scale);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((tell, fail) => canvas.toBlob((blob) => (blob ? tell(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Hand a file to whoever sits there. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
