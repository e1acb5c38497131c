import { afterEach, expect, it } from "vitest";
import { tagNameTexts as german } from "../../locales/de/tagNames.ts";
import { setTexts } from "../../state/texts/texts.ts";
import { writeCardFile } from "./form/card/writeCardFile.ts";
import { blankDraft } from "./form/CharacterDraft.ts";
import { shownChoices } from "./form/tagChoices.ts";
import { matchingTags } from "./search/searchView.ts";
import { shownTags } from "./shownTags.ts";
import { tagsState } from "./tags.store.ts";

const tags = [
  { id: 1, slug: "mystery", name: "Mystery", count: 3 },
  { id: 24, slug: "food", name: "Food and drink", count: 2 },
  { id: 90, slug: "lamps", name: "Lamps", count: 1 },
];
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

afterEach(() => {
  setTexts({});
  tagsState.tags = { kind: "idle" };
});

it("has the names of tags as the API returns them in English", () => {
  expect(namesOf(shownTags(tags))).toEqual(["Mystery", "Food and drink", "Lamps"]);
});

it("has the names of tags in the language of the app, and those that the language does not know as they are", () => {
  setTexts({ tagNameTexts: german });
  expect(shownTags(tags)).toEqual([
    { ...tags[0], name: "Krimi" },
    { ...tags[1], name: "Essen und Trinken" },
    tags[2],
  ]);
});

it("follows a change of the language, and is the same list until then", () => {
  const english = shownTags(tags);
  setTexts({ tagNameTexts: german });
  expect(namesOf(shownTags(tags))).toEqual(["Krimi", "Essen und Trinken", "Lamps"]);
  expect(shownTags(tags)).toBe(shownTags(tags));
  setTexts({});
  expect(shownTags(tags)).toEqual(english);
});

it("finds a tag by its name in the language of the app", () => {
  setTexts({ tagNameTexts: german });
  const shown = shownTags(tags);
  expect(matchingTags(shown, "TRINKEN").map(({ id }) => id)).toEqual([24]);
  expect(matchingTags(shown, "drink")).toEqual([]);
});

it("shows chosen tags in the language of the app, and writes their English names to a file", () => {
  setTexts({ tagNameTexts: german });
  tagsState.tags = { kind: "ready", value: tags };
  const chosen = shownChoices([{ id: 24, name: "Food and drink" }]);
  expect(chosen).toEqual([{ id: 24, name: "Essen und Trinken" }]);
  const draft = { ...blankDraft, fields: { ...blankDraft.fields, name: "Odile", tags: chosen } };
  const file = new TextDecoder().decode(writeCardFile(draft, tags, { format: "json" }));
  expect(JSON.parse(file)).toMatchObject({ data: { tags: ["Food and drink"] } });
});
