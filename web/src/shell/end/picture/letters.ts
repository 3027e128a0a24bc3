/* The typefaces that a picture uses, as part of it: read from the page's own style sheets. */
const KINDS = ["font-family", "font-style", "font-weight", "src"] as const;

/** The rules of all typefaces whose family the picture names, each with its letters inside. */
export async function lettersOf(picture: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter(({ style }) => picture.includes(style.getPropertyValue("font-family").replaceAll('"', "")));
  const rules = await Promise.all(used.map(embedded));
  return rules.join("");
}

async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue("src")) ?? [];
  if (!address) return "";
  const file = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
  const told = KINDS.slice(0, 3).map((kind) => `${kind}:${style.getPropertyValue(kind) || "normal"}`);
  return `@font-face{${told.join(";")};src:url(${await dataUrl(await file.blob())})}`;
}

export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((tell, fail) => {
    const reader = new FileReader();
    reader.onload = () => tell(String(reader.result));
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}
