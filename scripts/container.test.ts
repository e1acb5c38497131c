import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiNodeOptions } from "./launch/api.ts";
import { root } from "./launch/settings.ts";

const lines = readFileSync(join(root, "Dockerfile"), "utf8").split("\n");
const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");

/** Paths that the Dockerfile copies from the repository, without those from an earlier stage. */
const copied = lines
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

it.each(copied)("the container's %s is in the repository", (path) => {
  expect(existsSync(join(root, path))).toBe(true);
  expect(ignored).not.toContain(path);
});

it("the container copies the package.json of every workspace, as npm ci needs them", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly workspaces?: readonly string[] }>>;
  };
  expect(lock.packages[""]?.workspaces).toEqual(["packages/*"]);
  for (const name of ["api", "app", "character-card", "contract", "ui"])
    expect(copied).toContain(`packages/${name}/package.json`);
});

it("the container runs the API with the options of npm run serve", () => {
  const command = lines.find((line) => line.startsWith("CMD "))?.slice("CMD ".length) ?? "[]";
  expect(JSON.parse(command)).toEqual(["node", ...apiNodeOptions, "packages/api/dist/main.js"]);
});

it("the container runs in production mode, so that no part is chosen silently", () => {
  expect(lines.some((line) => /^ENV .*\bNODE_ENV=production\b/.test(line))).toBe(true);
});

it("the container contains no secret and no data of the builder", () => {
  for (const path of [".env", ".data", ".git"]) expect(ignored).toContain(path);
});
