import { expect, it } from "vitest";
import { likelyTags } from "./cardTags.ts";

const choices = [
  ...["Science fiction", "Fantasy", "Adventure", "Slice of life", "Slow burn", "Non-human", "Sea", "Sky"],
  ...[
    "History",
    "Mystery",
    "Myth",
    "Comedy",
    "Villain",
    "Ghost",
    "Food and drink",
    "Nature",
    "Animals",
    "Ré",
  ],
].map((name, id) => ({ id, name }));

const offered = (names: readonly string[]) => likelyTags(names, choices, []).map(({ name }) => name);

// Rule: card-report-tags
it.each([
  ["sci-fi", ["Science fiction"]],
  ["SciFi", ["Science fiction"]],
  ["science", ["Science fiction"]],
  ["ＳＣＩ＿ＦＩ", ["Science fiction"]],
  ["fantasy adventure", ["Fantasy", "Adventure"]],
  ["Dark Fantasy", ["Fantasy"]],
  ["Fantastic", ["Fantasy"]],
  ["sliceoflife", ["Slice of life"]],
  ["slowburn", ["Slow burn"]],
  ["nonhuman", ["Non-human"]],
  ["historical", ["History"]],
  ["mysterious", ["Mystery"]],
  ["mythology", ["Myth"]],
  ["GHOSTS", ["Ghost"]],
  ["food", ["Food and drink"]],
  ["sea shanty", ["Sea"]],
])("offers for %s: %j", (name, expected) => {
  expect(offered([name])).toEqual(expected);
});

// Rule: card-report-tags
it.each(["season", "Skyrim", "village", "human", "comet", "anime", "OC", "r", "", "🌙", "科幻", "s f"])(
  "offers nothing for %s",
  (name) => {
    expect(offered([name])).toEqual([]);
  },
);

it("offers a tag once, not one that the card has already, and no tag that is the same", () => {
  const fantasy = { id: 1, name: "Fantasy" };
  expect(offered(["ghosts", "ghostly", "comedy"])).toEqual(["Ghost"]);
  expect(likelyTags(["fantasy adventure"], choices, [fantasy])).toEqual([
    { id: 2, name: "Adventure", from: "fantasy adventure", selected: false },
  ]);
});

it("offers at most as many as a character has left", () => {
  const nine = Array.from({ length: 9 }, (_, at) => ({ id: 100 + at, name: `tag ${at}` }));
  expect(likelyTags(["fantasy adventure"], choices, nine)).toHaveLength(1);
});
