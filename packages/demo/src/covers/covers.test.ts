import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { covers } from "./catalogue.ts";
import { paint } from "./cover.ts";
import { disc } from "./draw/shapes.ts";
import { emblems, type Part } from "./emblems.ts";
import { coverFiles, coversFolder } from "./files.ts";
import { grain } from "./layer.ts";
import { print } from "./print.ts";

const entrySchema = v.strictObject({
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  thumbhash: v.pipe(v.string(), v.base64(), v.minLength(24)),
  alt: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)),
});

const index = v.parse(
  v.record(v.string(), entrySchema),
  JSON.parse(readFileSync(new URL("index.json", coversFolder), "utf8")),
);

describe("the sample covers", () => {
  it("are at least 36, each with its own slug", () => {
    expect(new Set(covers.map(({ slug }) => slug)).size).toBe(covers.length);
    expect(covers.length).toBeGreaterThanOrEqual(36);
  });

  it("never use the same scene and palette twice", () => {
    const pairs = covers.map(({ scene, palette }) => `${scene} in ${palette}`);
    expect(pairs.filter((pair, place) => pairs.indexOf(pair) !== place)).toEqual([]);
  });

  it("never show the same figure twice", () => {
    const figures = covers.map(({ emblem }) => emblem);
    expect(figures.filter((figure, place) => figures.indexOf(figure) !== place)).toEqual([]);
  });

  it("are all rendered, in every size and format", () => {
    const files = covers.flatMap(({ slug }) => coverFiles(slug));
    expect(files.filter((file) => !existsSync(new URL(file, coversFolder)))).toEqual([]);
  });

  it("have an index row each, in order, with the texts of the catalogue", () => {
    expect(Object.keys(index)).toEqual(covers.map(({ slug }) => slug));
    expect(covers.filter(({ slug, alt }) => index[slug]?.alt !== alt)).toEqual([]);
  });

  it("credit the author of every icon they use", () => {
    const credits = readFileSync(new URL("../CREDITS.md", coversFolder), "utf8");
    const parts: readonly Part[] = Object.values(emblems).flat();
    const icons = parts.flatMap(({ art }) => ("icon" in art ? [art.icon] : []));
    expect(icons.filter((icon) => !credits.includes(`| ${icon} |`))).toEqual([]);
  });
});

describe("drawing", () => {
  it("makes the same layers for the same cover", () => {
    for (const cover of covers) expect(paint(cover)).toEqual(paint(cover));
  });

  it("makes the same pixels for the same cover", async () => {
    const layers = [grain(disc(300, 400, 250, "#c04030"), 0.5)];
    const [first, second] = [await print(layers), await print(layers)];
    expect((await first.raw().toBuffer()).equals(await second.raw().toBuffer())).toBe(true);
  });
});
