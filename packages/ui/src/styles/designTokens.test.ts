import { expect, it, test } from "vitest";
import { designTokens, writtenTokens } from "../../scripts/designTokens.ts";
import { dark, light } from "./palette.ts";

// `npm run design-tokens -w @mimi/ui` writes them.
test.each(["light", "dark", "desktop", "phone"])("tokens/%s.tokens.json has the current tokens", (name) => {
  expect(writtenTokens(name)).toEqual(designTokens()[name]);
});

it("has every colour of each theme, as the red, green and blue of its hex code", () => {
  const files = designTokens();
  expect(Object.keys(files.light?.color ?? {})).toEqual(expect.arrayContaining(Object.keys(light)));
  expect(Object.keys(files.dark?.color ?? {})).toEqual(expect.arrayContaining(Object.keys(dark)));
  expect(files.dark?.color?.accent).toEqual({
    $type: "color",
    $value: { colorSpace: "srgb", components: [0.7922, 0.1412, 0.302], alpha: 1, hex: "#ca244d" },
  });
  expect(files.light?.color?.backdrop).toMatchObject({ $value: { alpha: 0.6, hex: "#2a1a22" } });
});

it("has the two ends of a fluid size, in pixels", () => {
  const files = designTokens();
  expect(files.phone?.text?.display?.$value).toEqual({ value: 40, unit: "px" });
  expect(files.desktop?.text?.display?.$value).toEqual({ value: 48, unit: "px" });
  expect(files.phone?.size?.gutter?.$value).toEqual({ value: 16, unit: "px" });
  expect(files.desktop?.size?.gutter?.$value).toEqual({ value: 24, unit: "px" });
});

it("refers to the colours of shadows, which depend on the theme", () => {
  const low = designTokens().light?.shadow?.low;
  expect(low).toMatchObject({
    $type: "shadow",
    $value: [{ color: "{color.shadowNear}", blur: { value: 2, unit: "px" } }, { color: "{color.shadowFar}" }],
  });
});
