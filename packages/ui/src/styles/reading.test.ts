import { describe, expect, it } from "vitest";
import { defaultReading, readingVars } from "./reading.ts";
import { scales } from "./scales.ts";

describe("reading settings", () => {
  it("leave prose as it is designed when nothing was chosen", () => {
    const vars = readingVars(defaultReading);
    expect(vars["--mimi-font-book"]).toBe(scales.font.book);
    expect(vars["--mimi-text-prose"]).toBe(`calc(${scales.text.prose} * 1.000)`);
    expect(vars["--mimi-size-prose"]).toBe(scales.size.prose);
  });

  it("touch no colour, so that no choice costs contrast", () => {
    const names = Object.keys(readingVars({ typeface: "legible", size: "largest", lineLength: "long" }));
    expect(names.filter((name) => !/^--mimi-(font-book|text-prose|leading-prose|size-)/.test(name))).toEqual(
      [],
    );
  });

  it("grow the line with the letters", () => {
    const vars = readingVars({ ...defaultReading, size: "largest" });
    expect(vars["--mimi-leading-prose"]).toBe(`calc(${scales.leading.prose} * 1.450)`);
  });
});
