import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { leanReactDom } from "./leanReactDom.ts";
import { lexerOf } from "./lexerAlone.ts";
import { byName, moduleOf } from "./reactModules.ts";

const folder = mkdtempSync(join(tmpdir(), "mimi-modules-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ui = createRequire(new URL("../packages/ui/package.json", import.meta.url));
const fileOf = (name: string) => ui.resolve(name);

async function load(code: string): Promise<Record<string, unknown>> {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, code);
  return (await import(/* @vite-ignore */ file)) as Record<string, unknown>;
}

test.each(["react/cjs/react.production.js", "scheduler/cjs/scheduler.production.js"])(
  "the module of %s exports what the file does",
  async (name) => {
    const file = join(fileOf("react/package.json"), "../..", name);
    const made = await load(moduleOf(readFileSync(file, "utf8"), file));
    const original = createRequire(import.meta.url)(file) as Record<string, unknown>;
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(original).toSorted());
    expect(made).not.toHaveProperty("default");
  },
);

test("what a file requires is imported", () => {
  const code =
    'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.a = React.b(Scheduler);';
  expect(moduleOf(code, "x.js")).toContain('import * as Scheduler from "scheduler";');
  expect(moduleOf(code, "x.js")).not.toContain("require");
});

test.each(["module.exports = {};", 'exports.a = 1; const b = require("b");'])(
  "a file that exports or requires otherwise stops the build: %s",
  (code) => expect(() => moduleOf(code, "x.js")).toThrow("x.js exports in another way"),
);

test("react-dom without hydration exports all but hydration, and waits for nothing that a server drew", () => {
  const file = join(fileOf("react-dom/package.json"), "../cjs/react-dom-client.production.js");
  const whole = readFileSync(file, "utf8");
  const lean = leanReactDom(whole, file);
  const namesOf = (code: string) => [...code.matchAll(/^exports\.(\w+)/gm)].map(([, name]) => name);
  expect(namesOf(lean)).toEqual(namesOf(whole).filter((name) => name !== "hydrateRoot"));
  expect(lean.match(/\bisHydrating = .*/g)).toEqual(["isHydrating = false;"]);
  expect(lean).not.toMatch(/\.(?:isDehydrated|dehydrated)\b/);
  expect(() => leanReactDom(whole.replace(/^function popHydrationState/m, "function popIt"), "x.js")).toThrow(
    "x.js has no",
  );
});

test("names that are looked up as the page runs become imports", () => {
  expect(byName('React2[" useId ".trim().toString()]')).toBe("React2.useId");
  expect(byName('React["useInsertion" + "Effect"]')).toBe("React.useInsertionEffect");
});

test("React as one object becomes its names", () => {
  expect(byName('import React, { useId } from "react"')).toBe(
    'import * as React from "react";import { useId } from "react"',
  );
  expect(byName('import e from"react"')).toBe('import * as e from "react";import {} from "react"');
});

test("what is left of marked reads text", async () => {
  const made = await load(lexerOf(readFileSync(fileOf("marked"), "utf8")));
  expect(Object.keys(made).toSorted()).toEqual(["Lexer", "Tokenizer", "getDefaults"]);
  const { Lexer } = made as { Lexer: { lex: (text: string) => { type: string }[] } };
  expect(Lexer.lex("**bold**\n\n- one").map(({ type }) => type)).toEqual(["paragraph", "space", "list"]);
});

test("another marked stops the build", () => {
  expect(() => lexerOf("export{a as Lexer};")).toThrow("marked does not end as it did");
});
