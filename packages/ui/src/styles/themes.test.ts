import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// A rule for one theme would miss brands, and the page that follows the system without naming its theme. The page around a
// ThemeRoot cannot read its tokens, so the reset names the themes too.
test("only the themes, and the reset for the page around a ThemeRoot, have rules that depend on data-theme", () => {
  const src = fileURLToPath(new URL("..", import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.css(\.ts)?$/.test(name),
  );
  const named = files.filter((name) => readFileSync(`${src}/${name}`, "utf8").includes("data-theme"));
  expect(files.length).toBeGreaterThan(60);
  expect(named.toSorted()).toEqual(["styles/reset.css.ts", "styles/themes.css.ts"]);
});
