// Errors in these files appear only on GitHub, so this test checks what can be checked before.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parseDocument } from "yaml";
import packageJson from "../../package.json" with { type: "json" };
import { checks } from "./checks.ts";
import { nightlyChecks } from "./nightly.ts";
import { root } from "../launch/settings.ts";
import { publishArguments } from "../release/publishArguments.ts";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: unknown;
  readonly steps?: readonly Step[];
  readonly strategy?: { readonly matrix?: { readonly include?: readonly { readonly only?: string }[] } };
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const CI = ".github/workflows/ci.yml";
const files = globSync(".github/**/*.{yml,yaml}", { cwd: root });
const workflows = files.filter((file) => file.startsWith(".github/workflows/"));
const actions = files.filter((file) => file.startsWith(".github/actions/"));

const text = (file: string) => readFileSync(join(root, file), "utf8");
const workflow = (file: string) => parseDocument(text(file)).toJS() as Workflow;
const stepNames = checks.map(({ name }) => name);
const nightlyNames = nightlyChecks.map(({ name }) => name);

const isNightly = (run: string) => run.includes("npm run test:nightly");

/** The names after `--only` in the commands of a job, and in the rows of its matrix. Nightly steps have their own list. */
function onlyNames({ steps = [], strategy }: Job): readonly string[] {
  const runs = steps.map(({ run = "" }) => run).filter((run) => !isNightly(run));
  const inCommands = runs.flatMap(namesAfterOnly);
  const inMatrix = (strategy?.matrix?.include ?? []).map(({ only = "" }) => only);
  return [...inCommands, ...inMatrix].flatMap((names) => names.split(",")).filter(Boolean);
}

function namesAfterOnly(run: string): readonly string[] {
  return [...run.matchAll(/--only[= ]([\w,-]+)/g)].flatMap(([, names = ""]) => names.split(","));
}

test("the files are found", () => {
  expect(workflows).toEqual(expect.arrayContaining([CI, ".github/workflows/nightly.yml"]));
  expect(actions).toEqual([".github/actions/setup/action.yml"]);
});

describe.each(files)("%s", (file) => {
  it("is YAML without errors, warnings or repeated keys", () => {
    const { errors, warnings } = parseDocument(text(file));
    expect([...errors, ...warnings].map(({ message }) => message)).toEqual([]);
  });

  it("names the version of every action, or a folder that exists", () => {
    for (const [, action = ""] of text(file).matchAll(/^\s*(?:- )?uses:\s*["']?([^\s"'#]+)/gm)) {
      if (action.startsWith("./")) expect(existsSync(join(root, action, "action.yml")), action).toBe(true);
      else expect(action).toMatch(/^[\w-]+(\/[\w.-]+)+@(v\d+(\.\d+)*|[0-9a-f]{40})$/);
    }
  });
});

describe.each(workflows)("%s", (file) => {
  it("runs only npm scripts that exist", () => {
    const names = [...text(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(names.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  it("has read-only permissions, except in jobs that declare others", () => {
    expect(workflow(file).permissions).toEqual({ contents: "read" });
  });

  it("names only steps of `npm test` that exist", () => {
    const names = Object.values(workflow(file).jobs).flatMap(onlyNames);
    expect(names.filter((name) => !stepNames.includes(name))).toEqual([]);
  });

  it("names only nightly steps that exist", () => {
    const runs = Object.values(workflow(file).jobs).flatMap(({ steps = [] }) =>
      steps.map(({ run = "" }) => run),
    );
    const names = runs.filter(isNightly).flatMap(namesAfterOnly);
    expect(names.filter((name) => !nightlyNames.includes(name))).toEqual([]);
  });
});

describe("ci.yml", () => {
  const { jobs } = workflow(CI);

  it("runs each step of `npm test` in exactly one job", () => {
    expect(Object.values(jobs).flatMap(onlyNames).toSorted()).toEqual(stepNames.toSorted());
  });

  it("has a job `all` that waits for every other job", () => {
    const { all, ...others } = jobs;
    expect(all?.needs).toEqual(Object.keys(others));
  });
});

describe("release.yml", () => {
  const { on, jobs } = workflow(".github/workflows/release.yml");
  const commands = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run, uses }) => run ?? uses ?? []);

  it("never runs for a pull request, whose code must not reach the token", () => {
    expect(on).toEqual({ push: { branches: ["main"] }, workflow_dispatch: null });
  });

  it("publishes with provenance, and only after the tarball has been installed in both kinds of app", () => {
    expect(jobs.npm?.permissions).toEqual({ contents: "read", "id-token": "write" });
    expect(commands(jobs.npm).slice(-3)).toEqual([
      "npm test -- --only package",
      "npm run test:nightly -- --only next,runners",
      "npm run release",
    ]);
    expect(publishArguments("ui.tgz", { dryRun: false })).toEqual([
      "publish",
      "ui.tgz",
      "--provenance",
      "--access",
      "public",
    ]);
  });

  it("publishes the folder that Storybook is built into", () => {
    expect(commands(jobs.storybook)).toContain("npm run storybook:build");
    const upload = jobs.storybook?.steps?.find(({ uses }) =>
      uses?.startsWith("actions/upload-pages-artifact@"),
    );
    expect(packageJson.scripts["storybook:build"]).toContain(`-o ${upload?.with?.path}`);
    expect(jobs.pages?.needs).toBe("storybook");
    expect(jobs.pages?.permissions).toEqual({ pages: "write", "id-token": "write" });
  });
});

test("CONTRIBUTING.md has a row for every step of `npm test`", () => {
  const rows = text("CONTRIBUTING.md").match(/^\| .*$/gm) ?? [];
  const missing = stepNames.filter((name) => !rows.some((row) => row.startsWith(`| \`${name}\` |`)));
  expect(missing).toEqual([]);
});
