// Who may import whom. Each rule's comment is what an engineer reads when it is broken: why, and where the code belongs.
// scripts/boundaries/boundaries.test.ts breaks each one on purpose and sees it reported under its name.

const UI_NEVER =
  "^(valibot|valtio|wouter|ky|firebase|idb-keyval|eventsource-parser|hono|drizzle-orm|ai)(/|$)";
const AREAS = "shell|auth|account|plan|character|chat|safety";
const NOT_SHIPPED = "\\.(test|stories|fixtures|docs)\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  extends: "./.dependency-cruiser.api.cjs",
  forbidden: [
    {
      name: "contract-knows-valibot-only",
      comment:
        "The contract is read by browser, server and tests alike: besides its own files it may import valibot only.",
      severity: "error",
      from: { path: "^packages/contract/src/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: ["^packages/contract/src/", "(^|/)node_modules/valibot/", "^valibot$"] },
    },
    {
      name: "character-card-stands-alone",
      comment:
        "A published package must work in any app: besides its own files character-card may import fflate, json5 and ccardlib only.",
      severity: "error",
      from: { path: "^packages/character-card/src/", pathNot: "\\.test\\.ts$" },
      to: {
        pathNot: [
          "^packages/character-card/src/",
          "(^|/)node_modules/(fflate|json5|@risuai/ccardlib)/",
          "^(fflate|json5|@risuai/ccardlib)$",
        ],
      },
    },
    {
      name: "ui-knows-no-other-package",
      comment:
        "A published component must work in any app: @mimi/ui may not import our contract, app or API; take props.",
      severity: "error",
      from: { path: "^packages/ui/src/" },
      to: { path: ["^packages/(contract|character-card|demo|app|api)/", "^@mimi/"] },
    },
    {
      name: "ui-draws-and-nothing-else",
      comment:
        "State, addresses, requests, schemas and sign-in belong to the app: @mimi/ui may not import a library for them.",
      severity: "error",
      from: { path: "^packages/ui/src/" },
      to: { path: [UI_NEVER, `(^|/)node_modules/${UI_NEVER.slice(1)}`] },
    },
    {
      name: "ui-runs-in-a-browser",
      comment: "@mimi/ui is bundled for browsers: no Node modules in what ships (tests may read files).",
      severity: "error",
      from: { path: "^packages/ui/src/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "ui-layers-point-down",
      comment:
        "In @mimi/ui, features import components, components import styles and format, and nothing imports upwards.",
      severity: "error",
      from: { path: "^packages/ui/src/(styles|format|components)/" },
      to: { path: "^packages/ui/src/(features|screens)/" },
    },
    {
      name: "ui-library-knows-no-screen",
      comment:
        "Screens belong to the product and change with it: what a feature of @mimi/ui needs belongs in features.",
      severity: "error",
      from: { path: "^packages/ui/src/features/", pathNot: NOT_SHIPPED },
      to: { path: "^packages/ui/src/screens/" },
    },
    {
      name: "ui-ground-is-the-ground",
      comment: "Styles and formatting are used by every component of @mimi/ui, so they may not import one.",
      severity: "error",
      from: { path: "^packages/ui/src/(styles|format)/", pathNot: NOT_SHIPPED },
      to: { path: "^packages/ui/src/components/" },
    },
    {
      name: "ui-areas-are-strangers",
      comment: "A feature of @mimi/ui may not import another area's: move what both need into components.",
      severity: "error",
      from: { path: `^packages/ui/src/(?:features|screens)/(${AREAS})/`, pathNot: "\\.stories\\.tsx$" },
      to: {
        path: `^packages/ui/src/(features|screens)/(${AREAS})/`,
        pathNot: "^packages/ui/src/(features|screens)/$1/",
      },
    },
    {
      name: "ui-ships-no-examples",
      comment: "Stories, fixtures and tests never ship: only each other may import them.",
      severity: "error",
      from: { path: "^packages/ui/src/", pathNot: NOT_SHIPPED },
      to: { path: NOT_SHIPPED },
    },
    {
      name: "app-services-alone-reach-outside",
      comment:
        "Only packages/app/src/services may import ky, firebase, IndexedDB or the event-stream parser.",
      severity: "error",
      from: { path: "^packages/app/src/", pathNot: "^packages/app/src/services/" },
      to: { path: "(^|/)node_modules/(ky|firebase|@firebase|idb-keyval|eventsource-parser)/" },
    },
    {
      name: "app-services-know-no-ui",
      comment:
        "Services speak to the outside and know nothing of screens: no @mimi/ui, React, router, store or feature.",
      severity: "error",
      from: { path: "^packages/app/src/services/" },
      to: {
        path: [
          "^packages/ui/",
          "(^|/)node_modules/(react|react-dom|wouter|valtio)/",
          "^packages/app/src/(features|app|state|locales)/",
        ],
      },
    },
    {
      name: "app-actions-do-not-navigate",
      comment:
        "Actions change stores; where to go and what to draw is the container's: no router, React or @mimi/ui but its list of toasts.",
      severity: "error",
      from: { path: "^packages/app/src/.*\\.(store|actions)\\.ts$" },
      to: {
        path: [
          "(^|/)node_modules/(wouter|react|react-dom)/",
          "^packages/ui/(?!src/components/Toasts/createToasts\\.ts)",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "app-containers-alone-join",
      comment:
        "Only *Container.tsx (and app/) may bring @mimi/ui, snapshots and addresses together; rules stay pure, and may use its pure format.",
      severity: "error",
      from: {
        path: "^packages/app/src/(features|state)/",
        pathNot: ["Container\\.tsx$", "\\.(store|actions)\\.ts$", "\\.(test|stories)\\.tsx?$"],
      },
      to: {
        path: ["^packages/ui/(?!src/format/)", "(^|/)node_modules/wouter/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "app-areas-use-auth-only",
      comment:
        "A feature of the app may use auth besides itself; what joins several areas belongs to shell or app/.",
      severity: "error",
      from: {
        path: "^packages/app/src/features/(auth|account|plan|character|chat|safety)/",
        pathNot: "\\.test\\.tsx?$",
      },
      to: {
        path: `^packages/app/src/features/(${AREAS})/`,
        pathNot: "^packages/app/src/features/($1|auth)/",
      },
    },
    {
      name: "app-chat-engine-is-below",
      comment:
        "The chat engine is used by everything else of a chat: chatEngine.ts joins both, so engine/ imports no other folder of it.",
      severity: "error",
      from: { path: "^packages/app/src/features/chat/engine/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^packages/app/src/features/chat/(?!engine/)" },
    },
    {
      name: "app-composition-is-on-top",
      comment:
        "app/ and the entries put everything together, so nothing that they put together may import them.",
      severity: "error",
      from: {
        path: "^packages/app/src/(features|locales|services|state)/",
        pathNot: "\\.(test|stories)\\.tsx?$",
      },
      to: { path: "^packages/app/src/(app/|entry-(client|server)\\.tsx$|prelude\\.ts$)" },
    },
    {
      name: "app-ships-no-fakes",
      comment: "Fake services and test data are for tests and stories; shipped code may not import them.",
      severity: "error",
      from: {
        path: "^packages/app/src/",
        pathNot: ["^packages/app/src/testing/", "\\.(test|stories)\\.tsx?$"],
      },
      to: { path: ["^packages/app/src/testing/", NOT_SHIPPED] },
    },
    {
      name: "app-knows-no-server",
      comment: "The app meets the API only over HTTP, by the contract: it may not import packages/api.",
      severity: "error",
      from: { path: "^packages/app/" },
      to: { path: ["^packages/(api|demo)/", "^@mimi/(api|demo)"] },
    },
    {
      name: "app-runs-in-a-browser",
      comment: "The app is bundled for browsers: no Node modules in what ships (tests may read files).",
      severity: "error",
      from: { path: "^packages/app/src/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "e2e-knows-the-contract-only",
      comment:
        "Journeys see the product as people do: from our packages they may import @mimi/contract only.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^packages/(character-card|demo|ui|app|api)/" },
    },
    {
      name: "no-cycles",
      comment:
        "Two files that import each other cannot be understood alone (types count too): move the shared part below both.",
      severity: "error",
      from: { path: "^(packages|scripts|e2e|\\.storybook)/" },
      to: { circular: true },
    },
    {
      name: "barrel-is-for-others",
      comment: "A package's index.ts is its door for others: from inside, import the file itself.",
      severity: "error",
      from: {
        path: "^packages/([^/]+)/src/",
        pathNot: ["^packages/[^/]+/src/index\\.test\\.ts$", "^packages/ui/src/styles/everything\\.ts$"],
      },
      to: { path: "^packages/$1/src/index\\.ts$" },
    },
    {
      name: "one-barrel-per-package",
      comment:
        "index.ts exists once, at the top of a package: a folder's files are imported by their own names.",
      severity: "error",
      from: { path: "^(packages|e2e|scripts)/" },
      to: { path: "^packages/[^/]+/src/.+/index\\.tsx?$" },
    },
    {
      name: "packages-meet-at-the-door",
      comment:
        "Another package is imported by its name and public entries, never by a path into its folders.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/(?!$1/)", dependencyTypes: ["local"] },
    },
    {
      name: "everything-resolves",
      comment:
        "This import leads nowhere: a misspelt path, a missing extension, or a package that is not installed.",
      severity: "error",
      from: {},
      // The build writes the modules of the languages (packages/app/src/languages.d.ts).
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/dist/", "storybook-static"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
