import { afterEach, expect, test } from "vitest";
import { pseudo } from "./pseudo.ts";
import { setStoryLocale, translated } from "./translated.ts";
import { withTranslation } from "./pseudoLocalePlugin.ts";

afterEach(() => setStoryLocale("english"));

const copy = translated({
  title: "Your plan",
  names: { free: "Free" },
  benefits: ["Faster responses"],
  by: (name: string) => `by ${name}`,
  limit: 40,
});

test("the pseudo-locale marks every letter, and is longer", () => {
  expect(pseudo("Faster responses")).toMatch(/^[^A-Za-z]+$/);
  expect(pseudo("Faster responses").length).toBeGreaterThan("Faster responses".length);
  expect(pseudo("50% (§4)")).toBe("50% (§4)");
});

test("texts are English until another locale is set, whenever they are read", () => {
  expect(copy.title).toBe("Your plan");
  setStoryLocale("pseudo");
  expect(copy.title).toBe(pseudo("Your plan"));
  expect(copy.names.free).toBe(pseudo("Free"));
  expect(copy.benefits.map((one) => one)).toEqual([pseudo("Faster responses")]);
  expect({ ...copy }.title).toBe(pseudo("Your plan"));
  expect(copy.limit).toBe(40);
});

test("a name in a sentence is data and does not change", () => {
  setStoryLocale("pseudo");
  expect(copy.by("Odile")).toBe(`${pseudo("by ")}Odile`);
});

test("the plugin wraps every copy of a file, and leaves its types alone", () => {
  const code = withTranslation(`export const chipCopy = { remove: "Remove" } as const;
export type ChipCopy = typeof chipCopy;
`);
  expect(code).toContain("const chipCopy__plain = {");
  expect(code).toContain("export const chipCopy = translated(chipCopy__plain);");
  expect(code).toContain("export type ChipCopy");
});
