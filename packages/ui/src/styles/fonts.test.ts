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
    const used = [...rules.matchAll(/\.\/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name).sort();
    expect(readdirSync(folder).sort()).toEqual(used);
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
        const font = create(readFileSync(`${folder}${file}`));
        if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds several fonts.`);
        expect(font.hasGlyphForCodePoint(0x20), file).toBe(true);
      }
    },
  );

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

function styleOf(face: string): string {
  return /font-style: (\w+)/.exec(face)?.[1] ?? "";
}
