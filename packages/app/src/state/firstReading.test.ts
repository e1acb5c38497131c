import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { readingVars } from "@mimi/ui/tokens";
import { expect, it } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/first.js"), "utf8");

/** What the first script sets on the page where this was chosen. */
async function proseOf(chosen: unknown): Promise<Record<string, string>> {
  const set: Record<string, string> = {};
  const soon = (target: Record<string, unknown>, event: string) => {
    queueMicrotask(() => (target[event] as () => void)());
    return target;
  };
  const objectStore = () => ({ get: () => soon({ result: chosen }, "onsuccess") });
  const result = { transaction: () => ({ objectStore }), close: () => undefined };
  const page = {
    document: {
      documentElement: {
        dataset: {},
        style: { setProperty: (name: string, value: string) => void (set[name] = value) },
      },
      currentScript: { dataset: {} },
    },
    localStorage: { getItem: () => null, setItem: () => undefined },
    matchMedia: () => ({ matches: false }),
    FontFace: class {
      load = () => Promise.resolve();
    },
    indexedDB: { open: () => soon({ result }, "onsuccess") },
    location: { pathname: "/policy", search: "" },
  };
  runInNewContext(script, page);
  await (page as { mimiKept?: Promise<unknown> }).mimiKept;
  return set;
}

const choices = (["serif", "sans", "legible"] as const).flatMap((typeface) =>
  (["small", "medium", "large", "largest"] as const).flatMap((size) =>
    (["short", "medium", "long"] as const).map((lineLength) => ({ typeface, size, lineLength })),
  ),
);

it("sets prose before the first picture as it is set afterwards, whatever was chosen", async () => {
  for (const reading of choices) expect(await proseOf({ reading })).toEqual(readingVars(reading));
});

it.each([
  ["nothing", undefined],
  ["something else", { density: "compact" }],
  ["what another version knows", { reading: { typeface: "serif", size: "huge", lineLength: "long" } }],
])("leaves prose as it is where %s was chosen", async (_what, chosen) => {
  expect(await proseOf(chosen)).toEqual({});
});
