import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("the settings say where ages are checked, in words that name a wrong region", () => {
  const checkIn = (value: string) => readSettings({ AGE_CHECK_IN: value }).safety.region.checkIn;
  expect(["", "all", "off", "de, us-age"].map(checkIn)).toEqual([
    ...["rules", "all", "off"],
    ["de", "us-age"],
  ]);
  expect(() => checkIn("de,atlantis")).toThrow(
    "AGE_CHECK_IN must be all, off, or a list of us-ca, us-ny, us-or, us-wa, us-age, us, de, fr, it, eu, gb, au, other; " +
      "not atlantis",
  );
});
