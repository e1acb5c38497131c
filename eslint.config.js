import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import storybook from "eslint-plugin-storybook";
import tseslint from "typescript-eslint";
import { storeWrites } from "./scripts/storeWrites.js";

// scripts/lint.test.ts breaks our own rules below on purpose and sees each one reported.

const language = [
  {
    selector: "TSEnumDeclaration",
    message: "No enums: a union of text literals reads the same in types and at run time.",
  },
];

const noDefaultExport = [
  {
    selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
    message:
      "Named exports only, so that a thing has one name everywhere (tools that demand a default are exempt).",
  },
];

const noWordsInMarkup = [
  {
    selector: "JSXText[value=/[A-Za-z]{2}/]",
    message: "No words in markup: they are props with defaults from X.copy.ts.",
  },
];

const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: "@mimi/ui has no clock: the moment arrives as a prop, or pictures could not be repeated.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "@mimi/ui has no clock: the moment arrives as a prop, or pictures could not be repeated.",
  },
];

const outside = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"];
const places = ["localStorage", "sessionStorage", "indexedDB", "location", "history"];

const noOutsideByWindow = [
  {
    selector: `MemberExpression[object.name=/^(window|globalThis|self|document)$/][property.name=/^(${[...outside, ...places].join("|")})$/]`,
    message: "@mimi/ui is driven by props alone: what is outside the component belongs to the app.",
  },
];

const noMarkupInContainers = [
  {
    selector: "JSXOpeningElement > JSXIdentifier[name=/^[a-z]/]",
    message: "A container reads, maps and hands over; markup belongs to a component of @mimi/ui.",
  },
];

const oldStorybookTest = {
  name: "@storybook/test",
  message: "It ended with Storybook 8: import from storybook/test.",
};

const valtioNames = (names, message) => ({ name: "valtio", importNames: names, message });
const onlyStores = valtioNames(["proxy"], "Only *.store.ts and state/ make state, so that it has one home.");
const onlyContainers = valtioNames(["useSnapshot"], "Only *Container.tsx and app/ read state into React.");

export default defineConfig(
  globalIgnores([
    "**/dist",
    "storybook-static",
    "!.storybook",
    ".data",
    ".vitest",
    "**/*.generated.*",
    ".storybook/public",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat["recommended-latest"],
  storybook.configs["flat/recommended"],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What an interface declares as a method is a function here, and is taken apart like any other property.
      "@typescript-eslint/unbound-method": "off",
      // A component that a context gives, such as a router's link, is not created during the render.
      "react-hooks/static-components": "off",
      // A function may be async because its type says so.
      "@typescript-eslint/require-await": "off",
      // Input is refused for its control characters, which a pattern must be able to name.
      "no-control-regex": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-lines": ["error", 300],
      "no-restricted-imports": ["error", { paths: [oldStorybookTest] }],
      "no-restricted-syntax": ["error", ...language, ...noDefaultExport],
    },
  },
  {
    files: ["**/*.config.{ts,js}", "**/*.stories.tsx", ".storybook/**", "e2e/fixtures/startProduct.ts"],
    rules: { "no-restricted-syntax": ["error", ...language] },
  },
  {
    files: ["packages/*/src/**"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: { "no-console": "error" },
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: {
      "no-restricted-globals": ["error", ...outside, ...places],
      "no-restricted-syntax": [
        "error",
        ...language,
        ...noDefaultExport,
        ...noWordsInMarkup,
        ...noClock,
        ...noOutsideByWindow,
      ],
    },
  },
  {
    files: ["packages/app/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: {
      "no-restricted-imports": ["error", { paths: [oldStorybookTest, onlyStores, onlyContainers] }],
      "no-restricted-syntax": ["error", ...language, ...noDefaultExport, ...noWordsInMarkup],
    },
  },
  {
    files: ["packages/app/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}", "packages/app/src/testing/**"],
    plugins: { mimi: { rules: { "store-writes": storeWrites } } },
    rules: { "mimi/store-writes": "error" },
  },
  {
    files: ["packages/app/src/**/*.store.ts", "packages/app/src/state/**"],
    rules: { "no-restricted-imports": ["error", { paths: [oldStorybookTest, onlyContainers] }] },
  },
  {
    files: ["packages/app/src/**/*Container.tsx", "packages/app/src/app/**"],
    rules: { "no-restricted-imports": ["error", { paths: [oldStorybookTest, onlyStores] }] },
  },
  {
    files: ["packages/app/src/features/**/*Container.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...language,
        ...noDefaultExport,
        ...noWordsInMarkup,
        ...noMarkupInContainers,
      ],
    },
  },
  // Playwright reads which fixtures one needs from its parameter's pattern, even when it is empty.
  { files: ["e2e/fixtures/**"], rules: { "no-empty-pattern": "off" } },
  { files: ["**/*.{js,cjs,mjs}"], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { module: "writable", require: "readonly" } },
  },
  {
    files: ["scripts/**/*.js", "packages/*/*.js"],
    languageOptions: { globals: { process: "readonly", URL: "readonly" } },
  },
  {
    files: ["packages/app/public/*.js"],
    languageOptions: {
      globals: Object.fromEntries(
        [
          "MouseEvent",
          "MutationObserver",
          "PerformanceObserver",
          "Response",
          "URL",
          "addEventListener",
          "caches",
          "document",
          "fetch",
          "indexedDB",
          "innerHeight",
          "localStorage",
          "location",
          "matchMedia",
          "removeEventListener",
          "requestAnimationFrame",
          "self",
          "setInterval",
          "setTimeout",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
);
