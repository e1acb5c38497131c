import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { prepareFonts } from "./firstFonts.ts";

const rules = readFileSync(
  join(import.meta.dirname, "../../../../ui/src/styles/fonts.generated.css"),
  "utf8",
);

afterEach(() => vi.unstubAllGlobals());

/** Prepares the fonts of a page on a system that has these fonts. */
async function prepareWith(localFonts: readonly string[], isProseRendered = false) {
  const probed: string[] = [];
  const loaded: string[] = [];
  const displays = ["swap", "swap"];
  class CSSFontFaceRule {
    readonly cssText: string;
    readonly style: { setProperty: (name: string, value: string) => void };
    constructor(family: string, place: number) {
      this.cssText = `@font-face { font-family: "${family}"; }`;
      this.style = { setProperty: (name, value) => name === "font-display" && (displays[place] = value) };
    }
  }
  const cssRules = [
    {},
    new CSSFontFaceRule("Literata Variable", 0),
    new CSSFontFaceRule("Hanken Grotesk Variable", 1),
  ];
  class FontFace {
    readonly #name: string;
    constructor(_family: string, source: string) {
      this.#name = source.slice('local("'.length, -'")'.length);
      probed.push(this.#name);
    }
    load = () =>
      localFonts.includes(this.#name) ? Promise.resolve(this) : Promise.reject(new Error("not found"));
  }
  const load = (font: string) => {
    loaded.push(font);
    return Promise.resolve([]);
  };
  vi.stubGlobal("FontFace", FontFace);
  vi.stubGlobal("CSSFontFaceRule", CSSFontFaceRule);
  vi.stubGlobal("document", { fonts: { size: 2, load }, styleSheets: [{ cssRules }] });
  await prepareFonts({ isProseRendered });
  return { probed, loaded, displays };
}

/** Local fonts of a fallback family's rules for one weight. */
function localFonts(family: string, weight: string): string[] {
  return rules
    .split("@font-face")
    .filter((face) => face.includes(`"${family} Fallback"`) && face.includes(`font-weight: ${weight};`))
    .flatMap((face) => [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = ""]) => name));
}

describe("fonts on the first paint", () => {
  it("are not swapped late where the system has no font that the fallbacks are scaled for", async () => {
    const { displays, loaded } = await prepareWith(["Odd"]);
    // The app decides about prose when it renders it.
    expect(displays).toEqual(["swap", "optional"]);
    expect(loaded).toHaveLength(5);
  });

  it("are swapped where the system has both a sans and a serif", async () => {
    const { displays, loaded } = await prepareWith(["Roboto", "Noto Serif"]);
    expect([displays, loaded]).toEqual([["swap", "swap"], []]);
  });

  it("are not swapped late where the system has only the sans", async () => {
    expect((await prepareWith(["Roboto"])).displays).toEqual(["swap", "optional"]);
  });

  it("are none of them swapped late where the server also rendered prose", async () => {
    expect((await prepareWith(["Odd"], true)).displays).toEqual(["optional", "optional"]);
  });

  it("are not swapped late in the prose of a page that the server rendered", async () => {
    const { displays, loaded } = await prepareWith(["Roboto", "Noto Serif"], true);
    expect(displays).toEqual(["optional", "swap"]);
    expect(loaded).toEqual(['1em "Literata Variable"', 'italic 1em "Literata Variable"']);
  });

  it("are looked for under every name that the fallbacks have", async () => {
    const { probed } = await prepareWith(["Roboto"]);
    const named = [...localFonts("Hanken Grotesk", "500"), ...localFonts("Literata", "400")];
    expect([...probed].sort()).toEqual(named.sort());
  });
});
