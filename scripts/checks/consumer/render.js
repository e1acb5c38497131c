// Node, no bundler: every entry loads where there is no browser, and a page comes out of react-dom/server.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const manifest = JSON.parse(
  await readFile(new URL("node_modules/@mimi/ui/package.json", import.meta.url), "utf8"),
);
const entries = Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
assert.ok(entries.length > 3, "the package has entries");

for (const entry of entries) {
  const name = `@mimi/ui${entry.slice(1)}`;
  const module = await import(name);
  assert.ok(Object.keys(module).length > 0, `${name} exports something`);
  const source = await readFile(new URL(import.meta.resolve(name)), "utf8");
  if (entry !== "./tokens") assert.match(source, /^"use client";/, `${name} says that it is client code`);
}

const { ThemeRoot } = await import("@mimi/ui");
const { Button } = await import("@mimi/ui/button");
const page = createElement(ThemeRoot, { theme: "dark" }, createElement(Button, null, "Start chat"));
const html = renderToString(page);
assert.match(html, /<button[^>]*>.*Start chat/s);
assert.match(html, /data-theme="dark"/);
process.stdout.write(`${entries.length} entries, ${html.length} characters of HTML\n`);
