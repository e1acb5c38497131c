import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../scripts/launch/settings.ts";

// A static Storybook can be in a folder of its host, as on GitHub Pages. `npm test -- --only storybook` opens some stories there.
test("stories, fixtures and pages have relative addresses of the files that Storybook serves", () => {
  const files = globSync(
    [
      "packages/{ui,app}/src/**/*.{stories,fixtures}.{ts,tsx}",
      "packages/app/src/testing/story*.ts",
      ".storybook/{docs,edgeCases,pages}/**/*.*",
    ],
    { cwd: root },
  );
  expect(files.length).toBeGreaterThan(250);
  const absolute = files.filter((file) =>
    /["'`(]\/(covers|design|pictures|tokens)\//.test(readFileSync(join(root, file), "utf8")),
  );
  expect(absolute).toEqual([]);
});
