import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const stylesheet = readFileSync(new URL("./radix.generated.css", import.meta.url), "utf8");
const skin = readFileSync(new URL("./radixSkin.css.ts", import.meta.url), "utf8");
const names = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ""));

describe("the lean Radix stylesheet", () => {
  it("reads no variable that neither it nor our skin sets", () => {
    const set = names(stylesheet, /(--[\w-]+)\s*:/g).union(names(skin, /"(--[\w-]+)":/g));
    const read = names(stylesheet, /var\(\s*(--[\w-]+)\s*\)/g);
    // Set on the element itself: by Radix while a menu is open, and by the property `maxWidth`.
    const onElement = (name: string) => name.startsWith("--radix-") || name === "--max-width";
    const missing = [...read].filter((name) => !set.has(name) && !onElement(name));
    expect(missing).toEqual([]);
  });

  it("is in its layer, so that our rules win without stronger selectors", () => {
    expect(stylesheet.replace(/\/\*.*?\*\//gs, "").trim()).toMatch(/^@layer mimi\.radix \{/);
  });

  it("contains no variants per breakpoint and no colour scale", () => {
    expect(stylesheet).not.toMatch(/\\:rt-|data-accent-color=|data-gray-color=/);
  });
});
