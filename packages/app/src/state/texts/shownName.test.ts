import { afterEach, expect, it } from "vitest";
import { placeholderNameTexts as german } from "../../locales/de/placeholderNames.ts";
import { discreetly, discreetName } from "./discreetName.ts";
import { shownCharacterName, shownUserName } from "./shownName.ts";
import { setTexts } from "./texts.ts";

afterEach(() => setTexts({}));

it("is a name as it was chosen", () => {
  setTexts({ placeholderNameTexts: german });
  expect(shownCharacterName("Ines Calloway")).toBe("Ines Calloway");
  expect(shownCharacterName("User")).toBe("User");
  expect(shownUserName("ada")).toBe("ada");
  expect(shownUserName("")).toBe("");
});

it("is in the language of the app when the name was removed", () => {
  expect(shownCharacterName("Removed character")).toBe("Removed character");
  setTexts({ placeholderNameTexts: german });
  expect(shownCharacterName("Removed character")).toBe("Entfernte Figur");
  expect(shownUserName("Deleted user")).toBe("Gelöschtes Konto");
  expect(shownUserName("User")).toBe("Mitglied");
});

it("is in the language of the app in chats, also in discreet mode", () => {
  setTexts({ placeholderNameTexts: german });
  expect(discreetName("Removed character", false)).toBe("Entfernte Figur");
  expect(discreetName("Removed character", true)).toBe("E");
  expect(discreetly([{ character_name: "Removed character" }], false)).toEqual([
    { character_name: "Entfernte Figur" },
  ]);
});
