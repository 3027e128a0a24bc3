/* Faults in code of any form: its form is Prettier's, and its types and unused names are svelte-check's. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["public", "src/generated"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    /* What a derived value keeps is read when it is derived again. */
    rules: { "no-useless-assignment": "off" },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      /* So a component says that it reads none of its properties. */
      "no-empty-pattern": "off",
      "@typescript-eslint/no-unused-vars": "off",
      /* Maps and sets are made anew and never changed where a page shows them. */
      "svelte/prefer-svelte-reactivity": "off",
      /* A blank at the head of a block is a text of its own, or it is dropped. */
      "svelte/no-useless-mustaches": "off",
    },
  },
);
