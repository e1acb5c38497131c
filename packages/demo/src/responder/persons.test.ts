import { expect, it } from "vitest";
import { toFirstPerson } from "./persons.ts";

const odile = { names: ["Odile Marchetti", "Odile"], pronoun: "she", userName: "Sam" } as const;

it.each([
  ["She works by patience.", "I work by patience."],
  ["Odile dislikes cruelty and admires a well-built lie.", "I dislike cruelty and admire a well-built lie."],
  ["Odile Marchetti, 48, house detective of the hotel.", "I am 48, house detective of the hotel."],
  ["Odile, 56, keeps the lighthouse.", "I keep the lighthouse."],
  ["She never tells Sam her age.", "I never tell you my age."],
  ["Her brother Tom was aboard with her.", "My brother Tom was aboard with me."],
  ["She wants Sam to say it.", "I want you to say it."],
])("turns “%s” into the first person", (sentence, own) => {
  expect(toFirstPerson(sentence, odile)).toBe(own);
});

it.each([
  "Her speech is dry and level.",
  "The lobby is empty after eleven.",
  "Odile, who hates the rain, keeps a list.",
  "A woman who says she is a detective.",
  "Odile, 71, astronomer and teacher, gives night lessons on a hill.",
  "She haunts the theatre and negotiates, loudly, for a fee.",
])("does not turn “%s”, because the result would be wrong", (sentence) => {
  expect(toFirstPerson(sentence, odile)).toBeNull();
});
