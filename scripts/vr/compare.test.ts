import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareFolders } from "./compare.ts";
import { comparisonPage } from "./page.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mimi-vr-test-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a grey 10 x 10 screenshot whose first pixels are of another grey. */
async function screenshot(path: string, darkPixels: number): Promise<void> {
  const data = Buffer.alloc(300, 200).fill(184, 0, darkPixels * 3);
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(
    join(folder, path),
    await sharp(data, { raw: { width: 10, height: 10, channels: 3 } })
      .png()
      .toBuffer(),
  );
}

test("lists screenshots that differ, the greatest difference first", async () => {
  await screenshot("before/same.png", 0);
  await screenshot("after/same.png", 0);
  await screenshot("before/line.png", 0);
  await screenshot("after/line.png", 10);
  await screenshot("before/half.png", 0);
  await screenshot("after/half.png", 50);
  await screenshot("after/chat/new.png", 0);
  const differences = await compareFolders(join(folder, "before"), join(folder, "after"));
  expect(differences.map(({ file, pixels }) => [file, pixels])).toEqual([
    ["chat/new.png", 100],
    ["half.png", 50],
    ["line.png", 10],
  ]);
  expect(differences.map(({ before, difference }) => [before, difference].map(Boolean))).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
});

test("the page contains each image", async () => {
  await screenshot("before/line.png", 0);
  await screenshot("after/line.png", 10);
  const differences = await compareFolders(join(folder, "before"), join(folder, "after"));
  const page = comparisonPage(differences, { base: "main", head: "<head>" });
  expect(page.match(/src="data:image\/png;base64,/g)).toHaveLength(3);
  expect(page).toContain("line.png: 10 pixels");
  expect(page).not.toContain("<head>");
});

test("the page says why a difference has no image, and counts in words", async () => {
  await screenshot("after/new.png", 0);
  await screenshot("before/larger.png", 0);
  mkdirSync(join(folder, "after"), { recursive: true });
  writeFileSync(
    join(folder, "after/larger.png"),
    await sharp({ create: { width: 10, height: 12, channels: 3, background: "#888" } })
      .png()
      .toBuffer(),
  );
  const differences = await compareFolders(join(folder, "before"), join(folder, "after"));
  const page = comparisonPage(differences, { base: "main", head: "look" });
  expect(page).toContain("<h1>2 screenshots differ</h1>");
  expect(page).toContain("Before: no screenshot");
  expect(page).toContain("Difference: one side only");
  expect(page).toContain("Difference: the sizes differ");
  expect(comparisonPage(differences.slice(1), { base: "main", head: "look" })).toContain(
    "<h1>1 screenshot differs</h1>",
  );
  expect(comparisonPage([], { base: "main", head: "look" })).toContain("<h1>No screenshot differs</h1>");
});
