/* Every word of every game in both languages, as a reader who has seen all tables knows them. What
   a page fetches from the server is read from the files that the server sends. */
import { readFileSync } from "node:fs";
import { LANGUAGES, learn } from "../src/words/catalogue";

const ROOMS = Object.keys(import.meta.glob("../../src/rotonde/games/*/locale/en.ftl"));
const GAMES = ROOMS.map((path) => path.split("/games/")[1]!.split("/")[0]!);

globalThis.fetch = async (address) => new Response(readFileSync(address.toString().replace(/^\/@fs/, "")));
await Promise.all(LANGUAGES.flatMap((language) => GAMES.map((game) => learn(language, game))));
