import { describe, expect, it, vi } from "vitest";
import { truncateName } from "./truncateName.ts";

describe("truncateName", () => {
  // Rule: short-name-length
  it("shows a name of ten characters whole", () => {
    expect(truncateName("Marguerite")).toBe("Marguerite");
  });

  // Rule: header-name-shortened, short-name-length
  it("shows eight characters of a longer name", () => {
    expect(truncateName("Margueritte")).toBe("Margueri…");
  });

  it("counts a family emoji as one character and never cuts it", () => {
    const family = "👩‍👩‍👧";
    expect(truncateName(family.repeat(10))).toBe(family.repeat(10));
    expect(truncateName(family.repeat(11))).toBe(`${family.repeat(8)}…`);
  });

  it("counts a letter and its combining accent as one", () => {
    const accented = "e\u0301";
    expect(truncateName(accented.repeat(11))).toBe(`${accented.repeat(8)}…`);
  });

  // Rule: header-name-shortened
  it("counts a space as a character (§9)", () => {
    expect(truncateName("Imre of Budapest")).toBe("Imre of …");
  });

  it("creates no segmenter for a short name: the first one blocks a slow phone", async () => {
    vi.resetModules();
    const Segmenter = vi.spyOn(Intl, "Segmenter");
    const fresh = await import("./truncateName.ts");
    expect(fresh.truncateName("Marguerite")).toBe("Marguerite");
    expect(Segmenter).not.toHaveBeenCalled();
    fresh.truncateName("Margueritte");
    expect(Segmenter).toHaveBeenCalledOnce();
    Segmenter.mockRestore();
  });

  it("returns an empty name unchanged", () => {
    expect(truncateName("")).toBe("");
  });
});
