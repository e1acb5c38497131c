import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../../public/first.js"), "utf8");
const rules = readFileSync(join(import.meta.dirname, "../../../ui/src/styles/fonts.generated.css"), "utf8");

/** Runs the page's first script where the system has these fonts. */
function startWith(localFonts: readonly string[]) {
  const probed: string[] = [];
  const loaded: string[] = [];
  const faces = [{ display: "swap" }, { display: "swap" }];
  class FontFace {
    readonly #name: string;
    constructor(_family: string, source: string) {
      this.#name = source.slice('local("'.length, -'")'.length);
      probed.push(this.#name);
    }
    load = () =>
      localFonts.includes(this.#name) ? Promise.resolve(this) : Promise.reject(new Error("not found"));
  }
  const fonts = Object.assign(new Set(faces), {
    load: (font: string) => {
      loaded.push(font);
      return Promise.resolve([]);
    },
  });
  runInNewContext(script, {
    FontFace,
    document: {
      fonts,
      documentElement: { dataset: {}, style: { setProperty: () => undefined } },
      currentScript: { dataset: {} },
    },
    localStorage: { getItem: () => null, setItem: () => undefined },
    matchMedia: () => ({ matches: false }),
    indexedDB: { open: () => ({}) },
    location: { pathname: "/policy", search: "" },
    requestAnimationFrame: () => undefined,
  });
  return { probed, loaded, displays: () => faces.map(({ display }) => display) };
}

/** Local fonts of a fallback family's rules for one weight. */
function localFonts(family: string, weight: string): string[] {
  return rules
    .split("@font-face")
    .filter((face) => face.includes(`"${family} Fallback"`) && face.includes(`font-weight: ${weight};`))
    .flatMap((face) => [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = ""]) => name));
}

describe("fonts on the first paint", () => {
  it("are not swapped late where the system has none of the fonts that the fallbacks are scaled for", async () => {
    const { displays, loaded } = startWith(["Odd"]);
    await vi.waitFor(() => expect(displays()).toEqual(["optional", "optional"]));
    expect(loaded).toHaveLength(5);
  });

  it("are swapped where it has a sans and a serif of them", async () => {
    const { displays, probed } = startWith(["Roboto", "Noto Serif"]);
    await vi.waitFor(() => expect(probed).toContain("Noto Serif"));
    await new Promise(setImmediate);
    expect(displays()).toEqual(["swap", "swap"]);
  });

  it("are not swapped late where only the sans is known", async () => {
    const { displays } = startWith(["Roboto"]);
    await vi.waitFor(() => expect(displays()).toEqual(["optional", "optional"]));
  });

  it("are looked for under every name that the fallbacks have", async () => {
    const { probed } = startWith(["Roboto"]);
    await vi.waitFor(() => expect(probed).toContain("Noto Serif"));
    const named = [...localFonts("Hanken Grotesk", "500"), ...localFonts("Literata", "400")];
    expect([...probed].sort()).toEqual(named.sort());
  });
});
