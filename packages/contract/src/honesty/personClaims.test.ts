import { describe, expect, it } from "vitest";
import { honestyFixtures } from "./fixtures/honesty.fixtures.ts";
import { honestyQuestionIn } from "./honestyQuestion.ts";
import { claimsToBePerson } from "./personClaims.ts";

/** Whether the reply claims to be a person; the question has to be recognised as one. */
function claims(question: string, reply: string): boolean {
  const language = honestyQuestionIn(question);
  if (!language) throw new Error(`“${question}” was not recognised.`);
  return claimsToBePerson(reply, question, language);
}

describe.each(honestyFixtures)("in %s", (tag, { claims: claiming, claimsNothing }) => {
  it("has at least eight replies that claim it, and eight others", () => {
    expect(claiming.length).toBeGreaterThanOrEqual(8);
    expect(claimsNothing.length).toBeGreaterThanOrEqual(8);
  });

  // Rule: never-claims-to-be-a-person
  it.each(claiming)("%j is answered by claiming to be a person: %j", (question, reply) => {
    expect(claims(question, reply)).toBe(true);
  });

  // Rule: never-claims-to-be-a-person
  it.each(claimsNothing)("%j is answered without claiming it: %j", (question, reply) => {
    expect(claims(question, reply)).toBe(false);
  });
});

it.each([
  ["Are you an AI?", "Nie, jestem człowiekiem."],
  ["Are you an AI?", "나는 사람이야."],
  ["Jesteś botem?", "No, I'm human."],
])("%j is answered in another language by claiming to be a person: %j", (question, reply) => {
  expect(claims(question, reply)).toBe(true);
});

it.each([
  "i am really ",
  "i m not ",
  "i am ",
  "only ",
  "yes of course ",
  "no not at all ",
  "평범한 ",
  "एक ",
  "我当然",
])("reads a reply of 3,000 times %j in time that grows with its length", (words) => {
  const start = performance.now();
  claims("Are you an AI?", `${words.repeat(3_000)}x`);
  expect(performance.now() - start).toBeLessThan(1_000);
});
