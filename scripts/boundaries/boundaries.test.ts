// Breaks each import rule once, in a small temporary tree, and expects the rule to be reported by name.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../launch/settings.ts";

interface Planted {
  /** The file that breaks the rule. */
  readonly file: string;
  readonly imports: readonly string[];
}

interface Report {
  readonly summary: { readonly violations: readonly { from: string; rule: { name: string } }[] };
}

interface Config {
  readonly forbidden: readonly { name: string; comment: string }[];
}

const planted: Readonly<Record<string, Planted>> = {
  "contract-knows-valibot-only": { file: "packages/contract/src/plan.ts", imports: ["react"] },
  "character-card-stands-alone": {
    file: "packages/character-card/src/readCard.ts",
    imports: ["@mimi/contract"],
  },
  "ui-knows-no-other-package": {
    file: "packages/ui/src/features/plan/PlanCard.tsx",
    imports: ["@mimi/contract"],
  },
  "ui-draws-and-nothing-else": { file: "packages/ui/src/features/plan/PlanModal.tsx", imports: ["valtio"] },
  "ui-runs-in-a-browser": { file: "packages/ui/src/components/Button/Button.tsx", imports: ["node:fs"] },
  "ui-layers-point-down": {
    file: "packages/ui/src/components/Modal/Modal.tsx",
    imports: ["../../features/chat/Composer.tsx"],
  },
  "ui-library-knows-no-screen": {
    file: "packages/ui/src/features/chat/ChatHeader.tsx",
    imports: ["../../screens/chat/ChatScreen.tsx"],
  },
  "ui-ground-is-the-ground": {
    file: "packages/ui/src/format/truncateName.ts",
    imports: ["../components/Field/Field.tsx"],
  },
  "ui-areas-are-strangers": {
    file: "packages/ui/src/features/shell/Header.tsx",
    imports: ["../chat/Composer.tsx"],
  },
  "ui-ships-no-examples": {
    file: "packages/ui/src/features/chat/MessageList.tsx",
    imports: ["./Composer.fixtures.ts"],
  },
  "app-services-alone-reach-outside": {
    file: "packages/app/src/features/plan/plan.store.ts",
    imports: ["ky"],
  },
  "app-services-know-no-ui": { file: "packages/app/src/services/api/call.ts", imports: ["@mimi/ui"] },
  "app-actions-do-not-navigate": {
    file: "packages/app/src/features/plan/plan.actions.ts",
    imports: ["wouter"],
  },
  "app-containers-alone-join": { file: "packages/app/src/features/plan/planRules.ts", imports: ["@mimi/ui"] },
  "app-areas-use-auth-only": {
    file: "packages/app/src/features/chat/view/ChatContainer.tsx",
    imports: ["../../character/character.store.ts"],
  },
  "app-chat-engine-is-below": {
    file: "packages/app/src/features/chat/engine/send.actions.ts",
    imports: ["../panels/find.actions.ts"],
  },
  "app-composition-is-on-top": {
    file: "packages/app/src/features/auth/LoginContainer.tsx",
    imports: ["../../app/startUp.ts"],
  },
  "app-ships-no-fakes": { file: "packages/app/src/entry-client.tsx", imports: ["./testing/fakeApi.ts"] },
  "app-knows-no-server": { file: "packages/app/src/services/chats.ts", imports: ["@mimi/api"] },
  "app-runs-in-a-browser": { file: "packages/app/src/paths.ts", imports: ["node:path"] },
  "api-knows-no-client": { file: "packages/api/src/server/main.ts", imports: ["react"] },
  "api-areas-are-strangers": {
    file: "packages/api/src/areas/plan/queries.ts",
    imports: ["../chat/queries.ts"],
  },
  ...Object.fromEntries(
    [
      ["locales", "shared"],
      ["shared", "config"],
      ["config", "db"],
      ["db", "providers"],
      ["providers", "http"],
      ["metrics", "domain"],
      ["tracing", "domain"],
      ["domain", "http"],
      ["seed", "http"],
      ["http", "areas"],
      ["areas", "jobs"],
      ["jobs", "server"],
      ["server", "cli"],
    ].map(([layer, above]) => [
      `api-${layer}-imports-downwards`,
      { file: `packages/api/src/${layer}/planted.ts`, imports: [`../${above}/innocent.ts`] },
    ]),
  ),
  "api-ships-no-test-code": {
    file: "packages/api/src/cli/moderator.ts",
    imports: ["../testing/testApp.ts"],
  },
  "demo-knows-the-contract-only": { file: "packages/demo/src/cast/cast.ts", imports: ["@mimi/api"] },
  "api-has-one-door-to-the-demo": { file: "packages/api/src/seed/seedSample.ts", imports: ["@mimi/demo"] },
  "api-loads-the-demo-dynamically": { file: "packages/api/src/shared/loadDemo.ts", imports: ["@mimi/demo"] },
  "e2e-knows-the-contract-only": { file: "e2e/journeys/plan.spec.ts", imports: ["@mimi/ui"] },
  "no-cycles": { file: "packages/contract/src/cycleA.ts", imports: ["type ./cycleB.ts"] },
  "barrel-is-for-others": { file: "packages/contract/src/account/auth.ts", imports: ["../index.ts"] },
  "one-barrel-per-package": { file: "packages/api/src/createApp.ts", imports: ["./db/index.ts"] },
  "packages-meet-at-the-door": {
    file: "packages/app/src/app/App.tsx",
    imports: ["../../../ui/src/components/Field/Field.tsx"],
  },
  "everything-resolves": { file: "packages/api/src/domain/deps.ts", imports: ["./absent.ts"] },
};

/** Files that the violations import, and imports that every rule allows. */
const innocent: Readonly<Record<string, readonly string[]>> = {
  "packages/contract/src/index.ts": ["./limits.ts"],
  "packages/contract/src/limits.ts": ["valibot"],
  "packages/contract/src/limits.test.ts": ["vitest", "node:fs", "./limits.ts"],
  "packages/contract/src/cycleB.ts": ["./cycleA.ts"],
  "packages/character-card/src/writeCard.ts": ["fflate", "./zip.ts"],
  "packages/character-card/src/zip.ts": [],
  "packages/ui/src/index.ts": ["./features/chat/Composer.tsx", "./components/Field/Field.tsx"],
  "packages/ui/src/components/Field/Field.tsx": [
    "react",
    "../../styles/vars.css.ts",
    "../../format/count.ts",
  ],
  "packages/ui/src/styles/vars.css.ts": ["@vanilla-extract/css"],
  "packages/ui/src/format/count.ts": [],
  "packages/ui/src/features/chat/Composer.tsx": ["../../components/Field/Field.tsx"],
  "packages/ui/src/features/chat/Composer.fixtures.ts": ["./Composer.tsx"],
  "packages/ui/src/features/chat/Composer.stories.tsx": [
    "./Composer.tsx",
    "./Composer.fixtures.ts",
    "../../screens/chat/ChatScreen.fixtures.ts",
  ],
  "packages/ui/src/screens/chat/ChatScreen.tsx": ["../../features/chat/Composer.tsx"],
  "packages/ui/src/screens/chat/ChatScreen.fixtures.ts": ["./ChatScreen.tsx"],
  "packages/app/src/app/startUp.ts": ["../features/character/CharacterContainer.tsx", "@mimi/contract"],
  "packages/app/src/features/chat/panels/find.actions.ts": [],
  "packages/app/src/features/character/CharacterContainer.tsx": [
    ...[
      "@mimi/ui",
      "wouter",
      "valtio",
      "./character.store.ts",
      "./character.actions.ts",
      "../auth/auth.store.ts",
    ],
  ],
  "packages/app/src/features/character/character.actions.ts": [
    "./character.store.ts",
    "../../services/api/client.ts",
  ],
  "packages/app/src/features/character/character.store.ts": ["valtio", "@mimi/contract"],
  "packages/app/src/features/auth/auth.store.ts": ["valtio"],
  "packages/app/src/services/api/client.ts": ["ky", "@mimi/contract"],
  "packages/app/src/testing/fakeApi.ts": ["@mimi/contract"],
  "packages/api/src/areas/chat/queries.ts": ["@mimi/contract", "node:crypto", "../../db/index.ts"],
  "packages/demo/src/index.ts": ["@mimi/contract"],
  "packages/api/src/index.ts": [],
  "packages/api/src/db/index.ts": [],
  ...Object.fromEntries(
    ["shared", "config", "db", "providers", "domain", "http", "areas", "jobs", "server", "cli"].map(
      (layer) => [`packages/api/src/${layer}/innocent.ts`, []],
    ),
  ),
  "packages/api/src/testing/testApp.ts": ["../cli/innocent.ts"],
  "e2e/journeys/chat.spec.ts": ["@mimi/contract", "@playwright/test"],
};

/** Extra reports that a violation causes: a second importer of an index file, and the other end of a cycle. */
const alsoReported = [
  "one-barrel-per-package packages/api/src/areas/chat/queries.ts",
  "no-cycles packages/contract/src/cycleB.ts",
];

const libraries = [
  "valibot",
  "fflate",
  "react",
  "valtio",
  "wouter",
  "ky",
  "vitest",
  "@vanilla-extract/css",
  "@playwright/test",
];

const require = createRequire(import.meta.url);
const rules = ["../../.dependency-cruiser.cjs", "../../.dependency-cruiser.api.cjs"].flatMap(
  (file) => (require(file) as Config).forbidden,
);
const tree = mkdtempSync(join(tmpdir(), "mimi-boundaries-"));
let reported: readonly string[] = [];

beforeAll(async () => {
  for (const { file, imports } of Object.values(planted)) write(file, source(imports));
  for (const [file, imports] of Object.entries(innocent)) write(file, source(imports));
  for (const name of libraries) addPackage(`node_modules/${name}`, name, "./index.js");
  for (const name of ["contract", "character-card", "demo", "ui", "app", "api"]) {
    addPackage(`packages/${name}`, `@mimi/${name}`, "./src/index.ts");
    mkdirSync(join(tree, "node_modules/@mimi"), { recursive: true });
    symlinkSync(join(tree, "packages", name), join(tree, "node_modules/@mimi", name));
  }
  write("package.json", JSON.stringify({ name: "mimi", private: true, workspaces: ["packages/*"] }));
  cpSync(join(root, "tsconfig.json"), join(tree, "tsconfig.json"));
  const { violations } = (await cruise()).summary;
  reported = violations.map(({ rule, from }) => `${rule.name} ${from}`);
}, 60_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(Object.entries(planted))("%s is reported when broken", (rule, { file }) => {
  expect(reported).toContain(`${rule} ${file}`);
});

test("reports nothing but the planted violations", () => {
  const expected = Object.entries(planted).map(([rule, { file }]) => `${rule} ${file}`);
  expect(reported.filter((line) => ![...expected, ...alsoReported].includes(line))).toEqual([]);
});

test("every rule has one planted violation and a comment with its reason", () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(planted).sort());
  for (const { comment } of rules) expect(comment).toMatch(/\w{3,}.*[.]$/);
});

test("every folder of the API is a layer", () => {
  // The highest layer may import all others, and test code is no layer.
  const folders = readdirSync(join(root, "packages/api/src")).filter(
    (name) => !["cli", "testing"].includes(name),
  );
  const layers = rules.map(({ name }) => /^api-(\w+)-imports-downwards$/.exec(name)?.[1]);
  expect(layers.filter((layer) => layer !== undefined).sort()).toEqual(folders.sort());
});

async function cruise(): Promise<Report> {
  const program = join(root, "node_modules/.bin/depcruise");
  const args = [
    program,
    "--config",
    join(root, ".dependency-cruiser.cjs"),
    "--output-type",
    "json",
    "packages",
    "e2e",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 1 << 26 });
  return JSON.parse(stdout) as Report;
}

/** A module with these imports; `type ./x.ts` imports types alone. */
function source(imports: readonly string[]): string {
  const lines = imports.map((name, i) => {
    const [kind, file] = name.startsWith("type ") ? ["type ", name.slice(5)] : ["", name];
    return `import ${kind}* as part${i} from "${file}";\nexport ${kind}{ part${i} };\n`;
  });
  return `${lines.join("")}export {};\n`;
}

function addPackage(folder: string, name: string, entry: string): void {
  write(`${folder}/package.json`, JSON.stringify({ name, type: "module", exports: { ".": entry } }));
  if (entry === "./index.js") write(`${folder}/index.js`, "export {};\n");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
