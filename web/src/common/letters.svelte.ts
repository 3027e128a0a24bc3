/* How wide words are as they are written on the page. */

/** The width of words in a font as styles name it, such as `700 14px var(--font-text)`. */
export type Measure = (words: string, font: string) => number;

const FACE = /var\((--[\w-]+)\)/;
const known = new Map<string, number>();
const fonts = new Map<string, string>();
let pen: CanvasRenderingContext2D | null = null;
/** How many typefaces have come: until its own is there a word is as wide as in another. */
let faces = $state(0);

function whole(font: string): string {
  if (!fonts.has(font))
    fonts.set(
      font,
      font.replace(FACE, (_, name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)),
    );
  return fonts.get(font)!;
}

/** A pen to measure with; from then on what was measured is forgotten whenever a typeface comes. */
function drawn(): CanvasRenderingContext2D | null {
  if (pen) return pen;
  document.fonts.addEventListener("loadingdone", () => {
    known.clear();
    faces++;
  });
  return (pen = document.createElement("canvas").getContext("2d"));
}

export const measured: Measure = (words, font) => {
  void faces;
  const key = `${font} ${words}`;
  let width = known.get(key);
  if (width === undefined) {
    const ink = drawn();
    if (ink) ink.font = whole(font);
    known.set(key, (width = ink?.measureText(words).width ?? 0));
  }
  return width;
};

/** Words that take no more room than this; what is cut ends in three dots. */
export function within(words: string, font: string, room: number): string {
  if (measured(words, font) <= room) return words;
  let kept = words.length - 1;
  while (kept > 1 && measured(`${words.slice(0, kept).trimEnd()}…`, font) > room) kept--;
  return `${words.slice(0, kept).trimEnd()}…`;
}
