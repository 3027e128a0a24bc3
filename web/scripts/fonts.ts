/* The typefaces, cut to what is said: the letters and signs of our catalogues, rules and boards, at
   the weights and sizes of our styles. Letters that only a visitor's name may bring come from the
   whole Latin file, which a browser fetches when it meets one. Writes src/generated/fonts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Cut {
  name: string;
  file: string;
  family: string;
  style: "normal" | "italic";
  weight: string;
  axes?: Record<string, { min: number; max: number }>;
}

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const OUT = join(WEB, "src", "generated", "fonts");
const SPOKEN = ["src", "../docs/rules", "../src/rotonde/locale", "../src/rotonde/games"];
const WRITTEN = /\.(ftl|md|svelte|ts|css)$/;
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "lnum"];
/* Newsreader draws small and large letters differently: the sizes between which ours lie. */
const AXES = { wght: { min: 400, max: 600 }, opsz: { min: 10, max: 40 } };
const LATIN = [...letters(0x20, 0x7e), ...letters(0xa0, 0xff), "Œ", "œ", "Ÿ"];
const CUTS: Cut[] = [...["400", "700", "900"].map((weight) => lato(weight)), newsreader("normal"), newsreader("italic")];

function lato(weight: string): Cut {
  const file = `@fontsource/lato/files/lato-latin-${weight}-normal.woff2`;
  return { name: `lato-${weight}`, file, family: "Lato", style: "normal", weight };
}

function newsreader(style: "normal" | "italic"): Cut {
  const file = `@fontsource-variable/newsreader/files/newsreader-latin-standard-${style}.woff2`;
  return { name: `newsreader-${style}`, file, family: "Newsreader Variable", style, weight: "400 600", axes: AXES };
}

function letters(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

/** Every sign that our texts and drawings hold, small and large. */
function spoken(): Set<string> {
  const files = SPOKEN.flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => WRITTEN.test(file) && !file.startsWith("generated"))
      .map((file) => readFileSync(join(WEB, folder, file), "utf8")),
  );
  return new Set([...letters(0x20, 0x7e), ...new Set(files.join(""))].flatMap((sign) => [sign, sign.toUpperCase(), sign.toLowerCase()]));
}

function face({ family, style, weight }: Cut, url: string, range = ""): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-display:swap;font-weight:${weight};src:url("${url}") format("woff2")${range}}`;
}

async function cut(): Promise<void> {
  const signs = spoken();
  const rare = LATIN.filter((letter) => !signs.has(letter)).map((letter) => `U+${letter.charCodeAt(0).toString(16)}`);
  const faces: string[] = [];
  const find = createRequire(import.meta.url).resolve;
  mkdirSync(OUT, { recursive: true });
  for (const wanted of CUTS) {
    const options = { targetFormat: "woff2", keepFeatures: FEATURES, variationAxes: wanted.axes } as const;
    writeFileSync(join(OUT, `${wanted.name}.woff2`), await subsetFont(readFileSync(find(wanted.file)), [...signs].join(""), options));
    /* The last face that has a letter in its range is the one that is asked for it. */
    faces.push(face(wanted, `./${wanted.name}.woff2`), face(wanted, wanted.file, `;unicode-range:${rare.join(",")}`));
  }
  writeFileSync(join(OUT, "fonts.css"), faces.join("\n"));
}

/** Before anything is built or served. */
export function fonts(): Plugin {
  return { name: "fonts", apply: () => !process.env.VITEST, buildStart: cut };
}
