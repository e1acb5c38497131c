import { expect, it } from "vitest";
import { hasOpenHelp } from "./openHelp.ts";

it("is open until a user closes it, for each message that speaks of a crisis", () => {
  const messages = [{ id: "m1", crisis: true }, { id: "m2" }, { id: "m3", crisis: true }];
  expect(hasOpenHelp([{ id: "m2" }], [])).toBe(false);
  expect(hasOpenHelp(messages, [])).toBe(true);
  expect(hasOpenHelp(messages, ["m1"])).toBe(true);
  expect(hasOpenHelp(messages, ["m1", "m3"])).toBe(false);
});
