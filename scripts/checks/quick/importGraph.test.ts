import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allFiles } from "./changedFiles.ts";
import { dependents, importersOf } from "./importGraph.ts";
import { testsNear } from "./quickChecks.ts";
import { root } from "../../launch/settings.ts";

const importers = importersOf(allFiles(), root);

test("the nearest dependents come first, and among them those of the same area", () => {
  const graph = new Map([
    ["packages/contract/src/plan.ts", new Set(["packages/contract/src/index.ts"])],
    [
      "packages/contract/src/index.ts",
      new Set(["packages/api/src/areas/chat/chat.test.ts", "packages/api/src/areas/plan/plan.test.ts"]),
    ],
  ]);
  expect(dependents(["packages/contract/src/plan.ts"], graph)).toEqual([
    "packages/contract/src/plan.ts",
    "packages/contract/src/index.ts",
    "packages/api/src/areas/plan/plan.test.ts",
    "packages/api/src/areas/chat/chat.test.ts",
  ]);
});

test("an import cycle ends", () => {
  const graph = new Map([
    ["a.ts", new Set(["b.ts"])],
    ["b.ts", new Set(["a.ts"])],
  ]);
  expect(dependents(["a.ts"], graph)).toEqual(["a.ts", "b.ts"]);
});

test("a change of a component's styles runs the component's stories first", () => {
  const { stories } = testsNear(["packages/ui/src/components/Button/Button.css.ts"], importers);
  expect(stories[0]).toBe("packages/ui/src/components/Button/Button.stories.tsx");
});

test("a change of a query runs a test of its area that mentions it, and few slow tests", () => {
  const { api, more } = testsNear(["packages/api/src/areas/chat/chats/branchChat.ts"], importers);
  expect(api[0]).toMatch(/^packages\/api\/src\/areas\/chat\//);
  expect(readFileSync(join(root, api[0] ?? ""), "utf8")).toContain("branch");
  expect(api.length).toBeLessThanOrEqual(2);
  expect(more).toBeGreaterThan(0);
});

test("an import of a package is resolved to its file", () => {
  expect(importers.get("packages/contract/src/index.ts")?.size).toBeGreaterThan(100);
});

test("a changed test runs itself", () => {
  expect(testsNear(["scripts/checks/bytes.test.ts"], importers).unit).toEqual([
    "scripts/checks/bytes.test.ts",
  ]);
});
