import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The markup comes from our own pictograms and catalogues.
      "svelte/no-at-html-tags": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Maps and sets are made anew for every view, or are mere caches.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { ignores: ["node_modules/", "src/generated/"] },
);
