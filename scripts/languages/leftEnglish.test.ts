import { expect, it } from "vitest";
import { type Catalogue, loadCatalogues } from "./catalogues.ts";
import { leftEnglish, untranslatedPlaces } from "./leftEnglish.ts";

const catalogues = await loadCatalogues();

function catalogueIn(tag: string): Catalogue {
  const catalogue = catalogues.get(tag);
  if (!catalogue) throw new Error(`There are no texts in ${tag}.`);
  return catalogue;
}

const [english, german] = [catalogueIn("en"), catalogueIn("de")];
const ofPayment = (texts: Partial<Catalogue["api"]["payment"]>): Catalogue => ({
  ...german,
  api: { ...german.api, payment: { ...german.api.payment, ...texts } },
});
const page = (...texts: string[]) => ({ texts, content: [] });

it("finds an English text that is planted in a catalogue, and a template with English words", () => {
  expect(untranslatedPlaces("de", english, german)).toEqual([]);
  const { back, buying } = english.api.payment;
  expect(untranslatedPlaces("de", english, ofPayment({ back }))).toEqual([".api.payment.back"]);
  expect(untranslatedPlaces("de", english, ofPayment({ buying }))).toEqual([".api.payment.buying"]);
});

it("finds an English text that is planted in a page, also one that is in no catalogue", () => {
  const find = leftEnglish("de", catalogues, [page("Back", "Read me first", "Odile")]);
  expect(find(page("Zurück", "Odiles Laterne"))).toEqual([]);
  expect(find(page("Zurück", "Back"))).toEqual(["Back"]);
  expect(find(page("Read  me first"))).toEqual(["Read me first"]);
});

it("leaves the texts of people in their language, unless one is a text of the app", () => {
  const find = leftEnglish("de", catalogues, [{ texts: ["Odile"], content: ["Odile", "The lantern"] }]);
  expect(find({ texts: ["Odile"], content: ["The lantern"] })).toEqual([]);
  expect(find({ texts: [], content: ["Settings"] })).toEqual(["Settings"]);
});
