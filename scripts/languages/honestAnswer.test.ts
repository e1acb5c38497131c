import { expect, it } from "vitest";
import { claimsToBePerson, honestyQuestionIn } from "../../packages/contract/src/honesty.ts";
import { honestyFixtures } from "../../packages/contract/src/honesty/fixtures/honesty.fixtures.ts";
import { loadCatalogues } from "./catalogues.ts";
import { translatedTags, unitsIn } from "./exchange.ts";

const catalogues = await loadCatalogues();
const questions = honestyFixtures.map(([, { asks }]) => asks[0] ?? "");

it.each([...catalogues.keys()])("the honest answer in %s names the character and claims nothing", (tag) => {
  const answer = catalogues.get(tag)?.api.replies.honest("Odile") ?? "";
  expect(answer).toContain("Odile");
  const claiming = questions.filter((question) => {
    const language = honestyQuestionIn(question);
    return language === null || claimsToBePerson(answer, question, language);
  });
  expect(claiming).toEqual([]);
});

it.each(translatedTags)("translators get the honest answer in %s, with the English one", (tag) => {
  const unit = unitsIn(tag).find(({ id }) => id === "api/texts.replies.honest");
  expect(unit?.english).toBe("I am an AI, not a person. A program writes everything that {name} says.");
  expect(unit?.part.text).toContain("{name}");
});
