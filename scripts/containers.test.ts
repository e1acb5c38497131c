// Containers are short: they read stores, map them to props, and pass actions.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./launch/settings.ts";

const MEDIAN_LINES = 40;

it("keeps the median of the app's containers at 40 lines or fewer", () => {
  const files = globSync("packages/app/src/features/**/*Container.tsx", { cwd: root });
  const lines = files.map((file) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length);
  const sorted = lines.toSorted((a, b) => a - b);
  expect(files.length).toBeGreaterThan(20);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES);
});
