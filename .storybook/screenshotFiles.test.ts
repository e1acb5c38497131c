import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { root } from "../scripts/launch/settings.ts";
import { filesOf } from "./screenshots/names.ts";

const folder = join(root, "__vr__");
const files = globSync("**/*.png", { cwd: folder }).sort();

const stories = globSync(["packages/ui/src/**/*.stories.tsx", ".storybook/languages/*.stories.tsx"], {
  cwd: root,
});
const titles = stories.map((path) => {
  const title = /title: "([^"]+)"/.exec(readFileSync(join(root, path), "utf8"))?.[1];
  if (title === undefined) throw new Error(`${path} has no title.`);
  return title;
});

test("each screenshot has its file, and each file an existing story", () => {
  const expected = titles.flatMap(filesOf).map((file) => `${file}.png`);
  expect(files).toEqual([...new Set(expected)].sort());
});

test("no two screenshots are the same", () => {
  const byContent = Map.groupBy(files, (file) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex"),
  );
  expect([...byContent.values()].filter((same) => same.length > 1)).toEqual([]);
});

test("no screenshot is of a single colour", async () => {
  const empty = await Promise.all(
    files.map(async (file) => {
      const { channels } = await sharp(join(folder, file)).stats();
      return channels.every(({ min, max }) => min === max) ? [file] : [];
    }),
  );
  expect(empty.flat()).toEqual([]);
});

test("there are at most 290 screenshots, of at most 14 MB in all", () => {
  const bytes = files.reduce((total, file) => total + statSync(join(folder, file)).size, 0);
  expect(files.length).toBeLessThanOrEqual(290);
  expect(bytes).toBeLessThanOrEqual(14 * 1024 * 1024);
});
