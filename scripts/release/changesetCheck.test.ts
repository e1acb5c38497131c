import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { root } from "../launch/settings.ts";

// Each test starts git and Node several times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// A git hook sets these variables to its repository. The tests use their own repositories.
const cleanEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  CHANGESET_BASE: "",
};

let folder: string;

function git(...args: readonly string[]): void {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org"];
  const options = { cwd: folder, encoding: "utf8", env: cleanEnv } as const;
  const { status, stderr } = spawnSync("git", [...identity, ...args], options);
  if (status !== 0) throw new Error(stderr);
}

function write(file: string, content = "changed\n"): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** Creates a branch from main and commits files on it. */
function commitOnBranch(...names: readonly string[]): void {
  git("switch", "--quiet", "-c", "change");
  for (const name of names) write(name, name.endsWith(".md") ? '---\n"@mimi/ui": patch\n---\n\nText\n' : "");
  git("add", "--all");
  git("commit", "--quiet", "-m", "change");
}

function changesetCheck(env: NodeJS.ProcessEnv = {}) {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const script = join(root, "scripts/release/changesetCheck.ts");
  return spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...cleanEnv, ...env, PATH },
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-changeset-"));
  write("package.json", '{ "name": "mimi", "private": true, "workspaces": ["packages/*"] }');
  write("package-lock.json", "{}");
  for (const name of ["ui", "app", "api", "contract"]) {
    const published = name === "ui";
    const manifest = { name: `@mimi/${name}`, version: published ? "0.1.0" : "0.0.0", private: !published };
    write(`packages/${name}/package.json`, JSON.stringify(manifest));
  }
  mkdirSync(join(folder, ".changeset"));
  copyFileSync(join(root, ".changeset/config.json"), join(folder, ".changeset/config.json"));
  write(".changeset/older.md", '---\n"@mimi/ui": minor\n---\n\nAn older change, not released yet.\n');
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "main");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shipped = "packages/ui/src/components/Button/Button.copy.ts";

it.each([shipped, "packages/ui/src/styles/fonts/labrada.woff2"])(
  "fails when a branch changes %s without a changeset, and says what to run",
  (file) => {
    commitOnBranch(file);
    const { status, stderr } = changesetCheck();
    expect(stderr).toContain("npx changeset");
    expect(status).toBe(1);
  },
);

it("passes when a branch changes what ships and has a changeset", () => {
  commitOnBranch(shipped, ".changeset/newer.md");
  expect(changesetCheck().status).toBe(0);
});

it("passes when a branch changes only what does not ship", () => {
  commitOnBranch(
    "packages/ui/src/components/Button/Button.test.ts",
    "packages/ui/src/components/Button/Button.stories.tsx",
    "packages/ui/src/components/Button/Button.fixtures.ts",
    "packages/ui/src/components/Button/Button.docs.ts",
    "packages/ui/tsup.config.ts",
    "packages/app/src/main.ts",
    "scripts/new.ts",
  );
  expect(changesetCheck().status).toBe(0);
});

it("compares with the branch in CHANGESET_BASE", () => {
  commitOnBranch(shipped);
  git("branch", "release");
  expect(changesetCheck({ CHANGESET_BASE: "release" }).status).toBe(0);
});

it("fails with one line when the branch to compare with does not exist", () => {
  const { status, stderr } = changesetCheck({ CHANGESET_BASE: "origin/gone" });
  expect(stderr).toBe("There is no branch origin/gone to compare with: fetch it.\n");
  expect(status).toBe(1);
});
