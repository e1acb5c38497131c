import { afterEach, expect, it } from "vitest";
import { setTexts } from "../../../state/texts/texts.ts";
import { deletedCase } from "../../../testing/moderationCases.ts";
import { caseContentOf } from "./moderationView.ts";

const now = new Date("2026-11-23T12:00:00Z");

afterEach(() => setTexts({}));

it("shows the names of what was taken down in the language of the app", () => {
  setTexts({ placeholderNameTexts: { removedCharacter: "Entfernte Figur", hiddenUser: "Mitglied" } });
  const reporter = { upheld: 0, wrong: 0 };
  const reporters = [
    { uid: "u9", user_name: null, ...reporter },
    { uid: "u10", user_name: "User", ...reporter },
  ];
  const state = { title: null, texts: [], image: null };
  const shown = caseContentOf({ ...deletedCase, title: null, now: state, reporters }, now);
  const profile = caseContentOf({ ...deletedCase, kind: "profile", title: null }, now);
  expect([shown.title, shown.now?.title, profile.title]).toEqual([
    "Entfernte Figur",
    "Entfernte Figur",
    "Mitglied",
  ]);
  expect(shown.reporters.map(({ name }) => name)).toEqual(["Mitglied", "User"]);
});
