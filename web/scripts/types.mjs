/* Writes src/generated from the Python types: one file of types for the wire, one for each game,
   each game's tables and rules pages as JSON, and the words of its rules. Nothing there is edited by hand or committed. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { pageIn, wordsIn } from "./rules.mjs";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const OUT = join(WEB, "src", "generated");
const STYLE = {
  bannerComment: "/* Made by `npm run types` from the Python types; do not edit. */",
  additionalProperties: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
};

const OPEN = { additionalProperties: true };

function python() {
  const own = join(WEB, "..", ".venv", "bin", "python");
  return existsSync(own) ? own : "python";
}

function schemas() {
  const env = { ...process.env, PYTHONPATH: join(WEB, "..", "src") };
  const printed = execFileSync(python(), ["-m", "rotonde.codegen.schema"], {
    env,
    maxBuffer: 1 << 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return JSON.parse(printed.toString(), (_, part) => (isOpen(part) ? { ...part, ...OPEN } : isTuple(part) ? tuple(part) : part));
}

/** A row of a fixed length, such as a place: the generator knows it by its type in words. */
function isTuple(part) {
  return part?.type === "array" && Array.isArray(part.prefixItems);
}

function tuple({ prefixItems }) {
  return { tsType: `readonly [${prefixItems.map(({ type }) => (type === "integer" ? "number" : "string")).join(", ")}]` };
}

/** A mapping of anything, which the generator would otherwise take for an empty object. */
function isOpen(part) {
  return part?.type === "object" && !part.properties && !("additionalProperties" in part);
}

async function write(folder, name, schema) {
  const unions = Object.keys(schema.properties).filter((property) => !schema.$defs[property]);
  const aliases = unions.map((union) => `export type ${union} = ${name}["${union}"];\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "types.ts"), (await compile(schema, name, STYLE)) + aliases.join(""));
}

/** What spells the ids of the things on a board, one function for each kind. */
function spellers(things) {
  const made = Object.entries(things).map(([name, { kind, parts }]) => {
    const words = parts.map(camel);
    const given = words.map((word) => `${word}: string | number`).join(", ");
    const id = [kind, ...words.map((word) => "${" + word + "}")].join(":");
    return `export const ${camel(name)}Thing = (${given}): string => \`${id}\`;\n`;
  });
  return `${STYLE.bannerComment}\n${made.join("")}`;
}

function camel(name) {
  return name.replace(/_+([a-z])/g, (_, letter) => letter.toUpperCase()).replace(/_/g, "");
}

/** A rules page, and the words of it that explain themselves; a room may have none yet. */
function writeRules(game, language) {
  const page = join(WEB, "..", "docs", "rules", `${game}.${language}.md`);
  const markdown = existsSync(page) ? readFileSync(page, "utf-8") : "";
  if (markdown) writeFileSync(join(OUT, game, `rules.${language}.json`), JSON.stringify(pageIn(markdown)));
  writeFileSync(join(OUT, game, `words.${language}.json`), JSON.stringify(wordsIn(markdown)));
}

/** What tables say to whoever reads them, where figures come from and what things are called, no board reads: words
    are the catalogues'. */
const SAID = new Set(["source", "provenance", "certainty", "confidence", "note", "name", "name_fr", "designers", "publisher"]);
const figures = (key, value) => (SAID.has(key) ? undefined : value);

const { wire, games, languages } = schemas();
rmSync(OUT, { recursive: true, force: true });
await write(join(OUT, "wire"), "Wire", wire);
writeFileSync(join(OUT, "languages.ts"), `${STYLE.bannerComment}\nexport const LANGUAGES = ${JSON.stringify(languages)} as const;\n`);
for (const [game, { types, things, tables }] of Object.entries(games)) {
  await write(join(OUT, game), "Types", types);
  writeFileSync(join(OUT, game, "things.ts"), spellers(things));
  for (const [table, rows] of Object.entries(tables)) {
    writeFileSync(join(OUT, game, `${table}.json`), JSON.stringify(rows, figures));
  }
  for (const language of languages) writeRules(game, language);
}
