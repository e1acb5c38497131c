import { DELETED_USER_ID } from "@mimi/contract";
import { afterEach, expect, it } from "vitest";
import { placeholderNameTexts as german } from "../../locales/de/placeholderNames.ts";
import { discreetly, discreetName } from "./discreetName.ts";
import { shownCharacterName, shownChatName, shownUserName } from "./shownName.ts";
import { setTexts } from "./texts.ts";

afterEach(() => setTexts({}));

const named = (user_name: string | null, uid = "u1") => shownUserName({ uid, user_name });

it.each(["User", "Deleted user", "Removed character", "ada"])(
  "is a name as it was chosen in every language: %s",
  (name) => {
    setTexts({ placeholderNameTexts: german });
    expect(named(name)).toBe(name);
    expect(shownCharacterName(name)).toBe(name);
    expect(discreetName(name, false)).toBe(name);
  },
);

it("is in the language of the app when the name was removed", () => {
  expect(shownCharacterName(null)).toBe("Removed character");
  setTexts({ placeholderNameTexts: german });
  expect(shownCharacterName(null)).toBe("Entfernte Figur");
  expect(named(null, DELETED_USER_ID)).toBe("Gelöschtes Konto");
  expect(named(null)).toBe("Mitglied");
});

it("is in the language of the app in chats, also in discreet mode", () => {
  setTexts({ placeholderNameTexts: german });
  expect(shownChatName({ name: null, chat_name: "" })).toBe("Entfernte Figur");
  expect(discreetName(null, false)).toBe("Entfernte Figur");
  expect(discreetName(null, true)).toBe("E");
  expect(discreetly([{ character_name: null }], false)).toEqual([{ character_name: "Entfernte Figur" }]);
});
