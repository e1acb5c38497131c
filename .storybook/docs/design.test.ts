import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/launch/settings.ts";

test("each screen with a design has its four pictures, and each picture is of a screen", () => {
  const stories = globSync("packages/ui/src/**/*.stories.tsx", { cwd: root });
  const designs = stories.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/design: "([^"]+)"/g)].map(([, name]) => name),
  );
  expect(designs.length).toBeGreaterThan(5);
  const expected = designs.flatMap((name) =>
    ["dark-desktop", "dark-phone", "light-desktop", "light-phone"].map((kind) => `${name}-${kind}.webp`),
  );
  expect(readdirSync(join(root, "docs/design")).sort()).toEqual(expected.sort());
});
