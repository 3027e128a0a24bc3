/* How wide words are as they are written on the page. */
let pen: CanvasRenderingContext2D | null = null;

const whole = (font: string): string => `${font} ${getComputedStyle(document.documentElement).getPropertyValue("--font-text")}`;

/** Once words can be measured: a typeface is fetched only when something is written in it. */
export async function written(font: string): Promise<void> {
  await document.fonts.load(whole(font)).catch(() => null);
}

/** The width of words in the typeface of the text; `font` says weight and size, as in `700 14px`. */
export function widthOf(words: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = whole(font);
  return pen.measureText(words).width;
}

/** Words that take no more room than this; what is cut ends in three dots. */
export function within(words: string, font: string, room: number): string {
  if (widthOf(words, font) <= room) return words;
  let kept = words.length - 1;
  while (kept > 1 && widthOf(`${words.slice(0, kept).trimEnd()}…`, font) > room) kept--;
  return `${words.slice(0, kept).trimEnd()}…`;
}
