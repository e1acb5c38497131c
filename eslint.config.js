import { defineConfig, globalIgnores } from "eslint/config";
import storybook from "eslint-plugin-storybook";
import tseslint from "typescript-eslint";
import { storeWrites } from "./scripts/lint/storeWrites.js";

// ESLint runs only the rules that oxlint does not have: syntax selectors, Storybook's plugin and our own rule. All the
// others, with and without types, are in .oxlintrc.jsonc and many times faster there.
// scripts/lint/lint.test.ts violates each rule on purpose and expects it to be reported.

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

const fromTexts = "Texts for people are parts in locales/en, read by texts(): a language replaces them.";
const peopleProps = "/^(aria-label|alt|title|label|placeholder|heading|description|hint)$/";
const peopleKeys = "/^(label|title|heading|reason|sentence|problem)$/";

// Errors of programmers are read by no user.
const noTextsOutsideParts = [
  { selector: ":not(NewExpression) > Literal[value=/^[A-Z][a-z']+ [a-z]/]", message: fromTexts },
  {
    selector: ":not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=/^[A-Z][a-z']+ ([a-z]|$)/]",
    message: fromTexts,
  },
  {
    selector: `JSXAttribute[name.name=${peopleProps}] > Literal[value=/[A-Za-z]{2}/]`,
    message: fromTexts,
  },
  { selector: `Property[key.name=${peopleKeys}] > Literal[value=/^[A-Z]/]`, message: fromTexts },
  {
    selector: "CallExpression[callee.name=/^(showToast|offerUndo|showTitle)$/] > Literal[value=/^[A-Z]/]",
    message: fromTexts,
  },
];

const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: "@mimi/ui has no clock: the moment is a prop, or screenshots could not be repeated.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "@mimi/ui has no clock: the moment is a prop, or screenshots could not be repeated.",
  },
];

// A switch over a union names every member: typescript/switch-exhaustiveness-check in .oxlintrc.jsonc.
const noSwitchWithoutDefault = [
  {
    selector: "SwitchStatement:not(:has(> SwitchCase[test=null]))",
    message: "A switch ends in a default: over a union it is assertNever, so that no state renders nothing.",
  },
];

// A part receives what it uses, by name. The attributes of the root are spread by rootProps(props).
const noSpreadOfProps = [
  {
    selector:
      "JSXOpeningElement:matches([name.name=/^[A-Z]/], [name.type='JSXMemberExpression']) > JSXSpreadAttribute[argument.name='props']",
    message: "Name the props that a component receives, or pass one object; native ones by rootProps(props).",
  },
];

// The same names as a bare global are refused by no-restricted-globals in .oxlintrc.jsonc.
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

const library = [
  ...language,
  ...noDefaultExport,
  ...noWordsInMarkup,
  ...noClock,
  ...noOutsideByWindow,
  ...noSwitchWithoutDefault,
];

export default defineConfig(
  globalIgnores([
    "**/dist",
    "storybook-static",
    "!.storybook",
    ".data",
    ".vitest",
    "**/*.generated.*",
    ".storybook/public",
    // Declares what its own configuration has instead of the DOM.
    "packages/character-card/types",
  ]),
  // Comments that switch a rule off are read by oxlint, which reports those that are not needed.
  { linterOptions: { reportUnusedDisableDirectives: "off" } },
  tseslint.configs.base,
  storybook.configs["flat/recommended"],
  {
    // ESLint reads no TypeScript that no configuration names.
    files: ["**/*.{ts,tsx,js,cjs,mjs}"],
    rules: { "no-octal": "error", "no-restricted-syntax": ["error", ...language, ...noDefaultExport] },
  },
  { files: ["**/*.{js,cjs,mjs}"], rules: { "no-dupe-args": "error" } },
  { files: ["**/*.cjs"], languageOptions: { sourceType: "commonjs" } },
  {
    files: [
      "**/*.config.{ts,js}",
      "**/*.stories.tsx",
      ".storybook/**",
      "e2e/fixtures/{product/startProduct,failureReporter}.ts",
      "scripts/checks/vitestReporter.ts",
      "scripts/checks/nextConsumer/app/{layout,page}.tsx",
    ],
    rules: { "no-restricted-syntax": ["error", ...language] },
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...library, ...noSpreadOfProps] },
  },
  {
    // A text of a union returns a string for each member, which its type demands.
    files: ["packages/ui/src/locales/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...language, ...noDefaultExport, ...noClock] },
  },
  {
    files: ["packages/app/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...language, ...noDefaultExport, ...noWordsInMarkup] },
  },
  {
    files: ["packages/app/src/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}", "packages/app/src/testing/**"],
    plugins: { mimi: { rules: { "store-writes": storeWrites } } },
    rules: { "mimi/store-writes": "error" },
  },
  {
    files: ["packages/app/src/{app,features,state}/**/*.{ts,tsx}"],
    ignores: ["**/*.{test,stories}.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...language,
        ...noDefaultExport,
        ...noWordsInMarkup,
        ...noTextsOutsideParts,
      ],
    },
  },
  {
    files: ["packages/app/src/features/**/*Container.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...language,
        ...noDefaultExport,
        ...noWordsInMarkup,
        ...noTextsOutsideParts,
        ...noMarkupInContainers,
      ],
    },
  },
);
