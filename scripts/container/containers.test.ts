// Containers are short: they read stores, map them to props, and pass actions.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../launch/settings.ts";

const files = globSync("packages/app/src/features/**/*Container.tsx", { cwd: root });
const lines = new Map(
  files.map((file) => [file, readFileSync(join(root, file), "utf8").trimEnd().split("\n").length]),
);

it("holds the median of the app's containers at 40 lines or fewer", () => {
  const sorted = [...lines.values()].toSorted((a, b) => a - b);
  expect(files.length).toBeGreaterThan(20);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(40);
});

it("has no container of more than 60 lines: move rules to a view beside it, and effects to a hook", () => {
  expect([...lines].filter(([, count]) => count > 60)).toEqual([]);
});
