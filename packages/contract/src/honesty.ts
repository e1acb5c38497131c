// What people ask to find out whether a character is an AI, and what replies claim. An entry of its own: its patterns stay out of
// what browsers load.
export { honestyQuestionIn } from "./honesty/honestyQuestion.ts";
export { claimsToBePerson } from "./honesty/personClaims.ts";
export { saidIn } from "./honesty/sentences.ts";
export { joinedCjk } from "./honesty/joinedCjk.ts";
export { withoutMarks } from "./honesty/withoutMarks.ts";
