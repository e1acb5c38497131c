import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { sentenceOf } from "./sentenceOf.ts";
import { errorSentences, sentenceOfCode } from "./sentences.ts";

const codes = [...Object.values(ErrorCode), "unreachable", "timeout", "unreadable"] as const;

it("has its own message for every code", () => {
  expect(Object.keys(errorSentences).toSorted()).toEqual(codes.map(String).toSorted());
  const sentences = codes.map(sentenceOfCode);
  expect(new Set(sentences).size).toBe(codes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it("has messages for input that the user did not type", () => {
  const refused = (fields: Record<string, string>) =>
    sentenceOf(new ApiError(ErrorCode.invalidInput, { fields }));
  const general = sentenceOfCode(ErrorCode.invalidInput);
  expect(refused({ name: "too_long" })).toBe(general);
  expect(refused({ persona_id: "too_many" })).toMatch(/You have reached the limit/);
  expect(refused({ message_id: "too_many" })).toBe(refused({ persona_id: "too_many" }));
  expect(refused({ message_id: "too_short" })).toMatch(/this message/);
});

it("says how long a limit lasts, when it lasts longer than a moment", () => {
  const limited = (retry_after: number) => sentenceOf(new ApiError(ErrorCode.rateLimited, { retry_after }));
  expect(limited(1_141)).toBe("Too many requests. Try again in 20 minutes.");
  const bytes = new ApiError(ErrorCode.rateLimited, { retry_after: 1_141, limit: 8_388_608 });
  expect(sentenceOf(bytes)).toBe(
    "That is more than the 8 MB that an account has in an hour. Try again in 20 minutes.",
  );
  expect(limited(60)).toBe(sentenceOfCode(ErrorCode.rateLimited));
});

it("uses the message of a server error for an unknown code", () => {
  expect(sentenceOfCode(59_999)).toBe(sentenceOfCode(ErrorCode.ourFault));
});
