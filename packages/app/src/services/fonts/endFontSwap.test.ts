import { afterEach, describe, expect, it, vi } from "vitest";
import { endFontSwap, keepSystemFonts } from "./endFontSwap.ts";

afterEach(() => vi.unstubAllGlobals());

const book = `"Literata Variable", "Literata Fallback", Georgia`;
const interfaceFont = `"Hanken Grotesk Variable", "Hanken Grotesk Fallback"`;

type Face = readonly [family: string, status: FontFaceLoadStatus, display?: FontDisplay];

/** A page with these font faces. */
function pageWith(...faces: readonly Face[]) {
  const fonts = faces.map(([family, status, display = "swap"]) => ({ family, status, display }));
  const lists = new Map([
    ["--mimi-font-reading", book],
    ["--mimi-font-interface", interfaceFont],
  ]);
  const style = { setProperty: (name: string, value: string) => lists.set(name, value) };
  vi.stubGlobal("document", { fonts: new Set(fonts), documentElement: { style } });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => lists.get(name) ?? "" }));
  return {
    displays: () => fonts.map(({ display }) => display),
    list: (use: string) => lists.get(`--mimi-font-${use}`)?.trim(),
  };
}

describe("a font that is late for text which may not move", () => {
  it("is not used on this page any more, whatever becomes of its faces", () => {
    const page = pageWith(
      ["Literata Variable", "loading"],
      ["Literata Variable", "unloaded"],
      ["Hanken Grotesk Variable", "loading"],
    );
    endFontSwap("reading", true);
    expect(page.list("reading")).toBe(`"Literata Fallback", Georgia`);
    expect(page.displays()).toEqual(["optional", "swap", "swap"]);
    expect(page.list("interface")).toBe(interfaceFont);
  });

  it("stays for text that is painted in it already: only its other letters are not swapped in", () => {
    const page = pageWith(["Literata Variable", "loaded"], ["Literata Variable", "loading"]);
    endFontSwap("reading", true);
    expect(page.list("reading")).toBe(book);
    expect(page.displays()).toEqual(["swap", "optional"]);
  });

  it("leaves its list when a part of it is late and no text is painted yet", () => {
    const page = pageWith(["Literata Variable", "loaded"], ["Literata Variable", "loading"]);
    endFontSwap("reading");
    expect(page.list("reading")).toBe(`"Literata Fallback", Georgia`);
  });

  it("is used as before when it is loaded, or when nothing needs it yet", () => {
    for (const status of ["loaded", "unloaded"] as const) {
      const page = pageWith(["Literata Variable", status]);
      endFontSwap("reading", true);
      expect([page.list("reading"), page.displays()]).toEqual([book, ["swap"]]);
    }
  });

  it("is found under a name in quotes, as some browsers have it", () => {
    const page = pageWith(['"Literata Variable"', "loading"]);
    endFontSwap("reading", true);
    expect(page.list("reading")).toBe(`"Literata Fallback", Georgia`);
  });
});

describe("where fonts do not swap", () => {
  it("each late font leaves its list", () => {
    const page = pageWith(
      ["Literata Variable", "loaded", "optional"],
      ["Hanken Grotesk Variable", "loading", "optional"],
    );
    keepSystemFonts();
    expect([page.list("reading"), page.list("interface")]).toEqual([book, `"Hanken Grotesk Fallback"`]);
  });

  it("and where they do, a late one stays in it", () => {
    const page = pageWith(["Hanken Grotesk Variable", "loading"]);
    keepSystemFonts();
    expect(page.list("interface")).toBe(interfaceFont);
  });
});
