import { describe, expect, it } from "vitest";
import { defaultReading, readingVars } from "./reading.ts";
import { scales } from "./scales.ts";

describe("reading settings", () => {
  it("change nothing by default", () => {
    const vars = readingVars(defaultReading);
    expect(vars["--mimi-font-reading"]).toBe(scales.font.reading);
    expect(vars["--mimi-text-prose"]).toBe(`calc(${scales.text.prose} * 1.000)`);
    expect(vars["--mimi-size-prose"]).toBe(scales.size.prose);
  });

  it("change no colour, so that contrast is constant", () => {
    const names = Object.keys(readingVars({ typeface: "legible", size: "largest", lineLength: "long" }));
    expect(
      names.filter((name) => !/^--mimi-(font-reading|text-prose|leading-prose|size-)/.test(name)),
    ).toEqual([]);
  });

  it("increase the line length with the font size", () => {
    const vars = readingVars({ ...defaultReading, size: "largest" });
    expect(vars["--mimi-leading-prose"]).toBe(
      `calc(${scales.leading.prose} * 1.450 * var(--mimi-leading-language, 1))`,
    );
  });
});
