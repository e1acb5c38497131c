import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectedExports } from "../scripts/exports.ts";
import { vars } from "./styles/tokens.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const properties = new Set(
  Object.values(vars).flatMap((group) =>
    Object.values(group).map((value) => value.slice("var(--mimi-".length, -1)),
  ),
);

it("names only existing tokens, and every colour", () => {
  const table = readme.slice(readme.indexOf("| group |"), readme.indexOf("Our rules live"));
  const named = [...`${table} ${readme}`.matchAll(/--mimi-([\w-]+)/g)].map(([, name = ""]) => name);
  const listed = [...table.matchAll(/`([\w-]+?)(-?\*)?`/g)].map(([, name = "", all]) => ({ name, all }));
  const exact = [...named, ...listed.filter(({ all }) => all === undefined).map(({ name }) => name)];
  expect(exact.filter((name) => !properties.has(name))).toEqual([]);
  const families = listed.filter(({ all }) => all !== undefined).map(({ name }) => `${name}-`);
  const documented = (name: string) =>
    exact.includes(name) || families.some((family) => name.startsWith(family));
  const undecorated = [...properties].filter((name) => !name.startsWith("shadow"));
  expect(undecorated.filter((name) => !documented(name))).toEqual([]);
});

it("imports only what the package exports", () => {
  const known = Object.keys(expectedExports()).map((entry) => `@mimi/ui${entry.slice(1)}`);
  const used = [...readme.matchAll(/from "(@mimi\/ui[^"]*)"/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
