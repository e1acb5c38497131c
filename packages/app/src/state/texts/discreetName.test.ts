import { expect, it } from "vitest";
import { discreetly, discreetName } from "./discreetName.ts";

it("is the whole name outside of discreet mode", () => {
  expect(discreetName("Ines Calloway", false)).toBe("Ines Calloway");
  expect(discreetName("Ines Calloway", true)).toBe("I");
});

it("never splits a letter of several parts", () => {
  expect(discreetName("👩‍🚀 Vega", true)).toBe("👩‍🚀");
  expect(discreetName("", true)).toBe("");
});

it("shortens the names of characters, and nothing else of a chat", () => {
  const chats = [{ character_name: "Odile", title: "A walk" }];
  expect(discreetly(chats, true)).toEqual([{ character_name: "O", title: "A walk" }]);
  expect(discreetly(chats, false)).toBe(chats);
});
