import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadProse, prepareFonts } from "./firstFonts.ts";

const rules = readFileSync(
  join(import.meta.dirname, "../../../../ui/src/styles/fonts.generated.css"),
  "utf8",
);

afterEach(() => vi.unstubAllGlobals());

/** Prepares the fonts of a page on a system that has these fonts. */
async function prepareWith(localFonts: readonly string[]) {
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
  await prepareFonts();
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

  it("are looked for under every name that the fallbacks have", async () => {
    const { probed } = await prepareWith(["Roboto"]);
    const named = [...localFonts("Hanken Grotesk", "500"), ...localFonts("Literata", "400")];
    expect([...probed].sort()).toEqual(named.sort());
  });
});

describe("the fonts of prose", () => {
  /** Loads them on a page whose faces are loaded by `load`. Returns what was requested, and the list of fonts. */
  function proseWith(statusOf: (style: string) => FontFaceLoadStatus, load: () => Promise<unknown>) {
    const requested: [string, string][] = [];
    const faces = ["normal", "italic"].map((style) => ({
      family: "Literata Variable",
      display: "swap",
      get status() {
        return statusOf(style);
      },
    }));
    let list = `"Literata Variable", Georgia`;
    const fonts = {
      size: 2,
      load: (font: string, text: string) => {
        requested.push([font, text]);
        return load();
      },
      [Symbol.iterator]: () => faces.values(),
    };
    const style = { setProperty: (_name: string, value: string) => (list = value) };
    vi.stubGlobal("document", { fonts, documentElement: { style } });
    vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => list }));
    return { requested, list: () => list.trim() };
  }

  it("are waited for, with the letters of the page", async () => {
    const page = proseWith(
      () => "loaded",
      () => Promise.resolve([]),
    );
    await loadProse(Promise.resolve("Győr"));
    expect(page.requested).toEqual([
      ['1em "Literata Variable"', "aGyőr"],
      ['italic 1em "Literata Variable"', "aGyőr"],
    ]);
    expect(page.list()).toBe(`"Literata Variable", Georgia`);
  });

  it("are all left out when one face is late: roman and italic are of one family", async () => {
    vi.useFakeTimers();
    const page = proseWith(
      (style) => (style === "italic" ? "loading" : "loaded"),
      () => new Promise(() => undefined),
    );
    const ready = loadProse(Promise.resolve(""));
    await vi.advanceTimersByTimeAsync(1_000);
    await ready;
    vi.useRealTimers();
    expect(page.list()).toBe("Georgia");
  });
});
