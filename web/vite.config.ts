/* How the client is built and tested. The catalogues and rules pages lie outside web/, beside the
   code they speak for, so the dev server may read the whole repository. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./scripts/fonts";
import { scopeOf } from "./scripts/scopes";

const SERVER = "http://127.0.0.1:8765";
const WAITED_FOR = /\/(?:Home|TablePage)-/;
/** What every table has and its parts share: zipped together it is 3 kB less than each module on its own. */
const AT_EVERY_TABLE = [
  /\/table\/(?:Gains|RuleLink|TableHeader|TableMenu)\.svelte/,
  /\/table\/(?:choosing|deeds|history|keys|lastlook\.svelte|lighting|rematch\.svelte|session\.svelte)\.ts/,
  /\/boards\/shared\/(?:stage\.svelte|moored|framing|camera\.svelte|gaze|grab|hand|gestures|voice)\.ts/,
  /\/boards\/shared\/Zoom\.svelte/,
  /\/common\/(?:keyboard\.svelte|later\.svelte|letters\.svelte|settings\.svelte|writing|frames)\.ts/,
  /\/net\/(?:line|thread|edited)\.ts/,
  /\/bindings\/size\.js/,
];
const chunkOf = (id: string): string | undefined => (AT_EVERY_TABLE.some((path) => path.test(id)) ? "shared" : undefined);

export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, cssHash: ({ filename }) => scopeOf(filename) } }), fonts()],
  build: {
    outDir: "../src/rotonde/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome111", "firefox113", "safari16.4"],
    minify: "terser",
    terserOptions: { compress: { passes: 3 } },
    assetsInlineLimit: 0,
    /* The parts of a part are fetched beside it where a first sight waits for it: the start and a table. Their
       names for all others would be 2.5 kB of a first table. */
    modulePreload: { polyfill: false, resolveDependencies: (file, parts, { hostType }) => (hostType === "html" || WAITED_FOR.test(file) ? parts : []) },
    reportCompressedSize: false,
    /* The names of parts stand in every part that asks for them: a letter less is 200 bytes of a first table. */
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    /* A bare address would change the host, and the server refuses orders from a foreign one. */
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
  /* Tests leave nothing behind: one room serves all files, and the words are learnt once. */
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], environment: "node", isolate: false },
});
