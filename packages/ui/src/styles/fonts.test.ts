import { readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { create } from "fontkitten";
import { describe, expect, it } from "vitest";
import { scales } from "./scales.ts";

const folder = fileURLToPath(new URL("./fonts/", import.meta.url));
const rules = readFileSync(new URL("./fonts.generated.css", import.meta.url), "utf8");
const source = fileURLToPath(new URL("../", import.meta.url));
const faces = rules.split("@font-face").slice(1);
const kilobytes = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + statSync(`${folder}${name}.woff2`).size, 0) / 1000;

describe("the fonts", () => {
  it("cost at most 50 KB on the first visit of home", () => {
    expect(kilobytes(["labrada-latin", "labrada-mark", "hanken-grotesk-latin"])).toBeLessThanOrEqual(50);
  });

  it("cost at most 80 KB more in a chat", () => {
    expect(kilobytes(["literata-latin", "literata-italic-latin"])).toBeLessThanOrEqual(80);
  });

  it("cost at most 30 KB for the dyslexia-friendly font", () => {
    expect(kilobytes(["lexend-latin"])).toBeLessThanOrEqual(30);
  });

  it("are all in use", () => {
    const used = [...rules.matchAll(/\.\/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name);
    expect(readdirSync(folder).sort()).toEqual([...new Set(used)].sort());
  });

  it("have fallbacks of their own metrics, for Windows, macOS and iOS, Android, ChromeOS and Linux", () => {
    for (const [family, bold] of [
      ["Hanken Grotesk", false],
      ["Hanken Grotesk", true],
      ["Lexend", false],
    ] as const) {
      const local = fallbacks(family, bold ? "600 700" : undefined);
      const style = bold ? " Bold" : "";
      for (const name of ["Arial", "Liberation Sans", "Arimo", "Roboto", "DejaVu Sans"])
        expect(local, family).toContain(`local("${name}${style}")`);
      expect(local, family).toContain(bold ? 'local("Noto Sans Bold")' : 'local("Noto Sans Regular")');
    }
    for (const [family, style] of [
      ["Labrada", " Bold"],
      ["Labrada Mark", " Bold"],
      ["Literata", ""],
      ["Literata", " Italic"],
    ] as const)
      for (const name of ["Times New Roman", "Liberation Serif", "Tinos", "Noto Serif", "DejaVu Serif"])
        expect(fallbacks(family), family).toContain(`local("${name}${style}")`);
    for (const face of faces.filter((one) => one.includes("local("))) {
      expect(face).toMatch(/size-adjust: \d/);
      expect(face).toMatch(/ascent-override: \d/);
      expect(face).toMatch(/descent-override: \d/);
      expect(face).toMatch(/line-gap-override: \d/);
    }
  });

  // The first font of a list that has a space sets height and baseline of every line. With a system font text would
  // have another height on each system.
  it.each(Object.entries(scales.font))(
    "of the list %s begin with one that has a space",
    async (_name, list) => {
      const [first = ""] = list.split(",");
      const own = faces.filter((face) => face.includes(`font-family: ${first};`) && /U\+20[-,;]/.test(face));
      const styles = new Set(faces.filter((face) => face.includes(`font-family: ${first};`)).map(styleOf));
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(own.map(styleOf)), "styles with a space").toEqual(styles);
      for (const face of own) {
        const [, file = ""] = /fonts\/([\w-]+\.woff2)/.exec(face) ?? [];
        expect(hasGlyph(file, 0x20), file).toBe(true);
      }
    },
  );

  // Chinese, Japanese and Korean letters are the system's (docs/decisions/0066).
  it.each(["de", "es", "fr", "it", "pl", "pt-BR", "tr", "ru", "hi", "ar"])(
    "have each letter of the texts in %s, roman and italic alike",
    (tag) => {
      const letters = new Set(textOf(tag).match(/[\p{L}\p{M}]/gu));
      expect(letters.size).toBeGreaterThan(25);
      for (const [family, style] of [
        ["Labrada", "normal"],
        ["Hanken Grotesk", "normal"],
        ["Literata", "normal"],
        ["Literata", "italic"],
        ["Lexend", "normal"],
      ])
        for (const letter of letters)
          expect(
            fileWith(`${family} Variable`, style ?? "", letter.codePointAt(0) ?? 0),
            `${family} ${letter}`,
          ).toMatch(/^[\w-]+\.woff2$/);
    },
  );

  it("are not loaded for an English text with emoji, which have joiners", () => {
    for (const code of [0x200c, 0x200d, 0x1f469, 0xfe0f])
      expect(faces.filter((face) => face.includes("url(") && isInRange(face, code))).toEqual([]);
  });

  it("are named in stylesheets only by those lists, except the system's monospace", () => {
    const sources = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".css.ts"),
    );
    const used = sources.flatMap((name) =>
      [...readFileSync(join(source, name), "utf8").matchAll(/fontFamily: ([^,\n}]+(?:"[^"]*")?)/g)].map(
        ([, value = ""]) => value.trim(),
      ),
    );
    expect(used.length).toBeGreaterThan(5);
    for (const value of used) expect(value).toMatch(/^(vars\.font\.\w+|"ui-monospace)/);
  });
});

function fallbacks(family: string, weight = ""): string {
  return faces
    .filter((face) => face.includes(`"${family} Fallback"`) && face.includes(`font-weight: ${weight}`))
    .join("");
}

/** All texts of the package in a language. */
function textOf(tag: string): string {
  const locale = `${source}locales/${tag}`;
  return readdirSync(locale, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join(locale, name), "utf8"))
    .join("");
}

/** The file of a family that a browser loads for a letter; empty when there is none with it. */
function fileWith(family: string, style: string, code: number): string {
  const face = faces.find(
    (one) =>
      one.includes(`font-family: "${family}"`) &&
      styleOf(one) === style &&
      one.includes("url(") &&
      isInRange(one, code),
  );
  const [, file = ""] = /fonts\/([\w-]+\.woff2)/.exec(face ?? "") ?? [];
  return file !== "" && hasGlyph(file, code) ? file : "";
}

const opened = new Map<string, ReturnType<typeof create>>();

function hasGlyph(file: string, code: number): boolean {
  const font = opened.get(file) ?? create(readFileSync(`${folder}${file}`));
  opened.set(file, font);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds several fonts.`);
  return font.hasGlyphForCodePoint(code);
}

function isInRange(face: string, code: number): boolean {
  const [, range = ""] = /unicode-range: ([^;]+);/.exec(face) ?? [];
  return range.split(",").some((part) => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

function styleOf(face: string): string {
  return /font-style: (\w+)/.exec(face)?.[1] ?? "";
}
