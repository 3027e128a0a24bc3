/* A drawing of the page as one that stands alone: every style that the page gives it is written into it.
   Reads computed styles; changes nothing on the page. */

/** Handed down from parent to child: written where they differ from the parent's. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "paint-order",
  "color",
  "visibility",
  "shape-rendering",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "font-variant-numeric",
  "letter-spacing",
  "text-anchor",
  "clip-rule",
] as const;

/** Of one element alone: written where they differ from nothing. */
const OWN: Readonly<Record<string, string>> = {
  opacity: "1",
  transform: "none",
  "mix-blend-mode": "normal",
  "clip-path": "none",
  mask: "none",
  filter: "none",
  "vector-effect": "none",
  "dominant-baseline": "auto",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};
const DROPPED = /^(class|role|tabindex|data-.*|aria-.*|style|on.*)$/;

export function inked(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  ink(drawing, copy, null);
  return copy;
}

function ink(original: Element, copy: Element, parent: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(original);
  for (const { name } of [...copy.attributes]) if (DROPPED.test(name)) copy.removeAttribute(name);
  const written = stylesOf(style, parent);
  if (written["transform"]) copy.removeAttribute("transform");
  const text = Object.entries(written)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  if (text) copy.setAttribute("style", text);
  const copies = [...copy.children];
  [...original.children].forEach((child, index) => {
    if (getComputedStyle(child).display === "none") copies[index]!.remove();
    else ink(child, copies[index]!, style);
  });
}

function stylesOf(style: CSSStyleDeclaration, parent: CSSStyleDeclaration | null): Record<string, string> {
  const written: Record<string, string> = {};
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== parent?.getPropertyValue(name)) written[name] = local(value);
  }
  for (const [name, initial] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value && value !== initial) written[name] = local(value);
  }
  if (written["transform"]) {
    written["transform-origin"] = style.transformOrigin;
    written["transform-box"] = style.getPropertyValue("transform-box");
  }
  return written;
}

/** References to patterns stay inside the picture; quotes would end the attribute. */
const local = (value: string) => value.replace(/url\("?[^"#)]*(#[^")]+)"?\)/g, "url($1)").replaceAll('"', "'");
