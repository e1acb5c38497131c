import { ErrorCode } from "@mimi/contract";
import { expect, it } from "vitest";
import { errorSentences, sentenceOfCode } from "./sentences.ts";

const codes = [...Object.values(ErrorCode), "unreachable", "timeout", "unreadable"] as const;

it("has a sentence of its own for every code", () => {
  expect(Object.keys(errorSentences).toSorted()).toEqual(codes.map(String).toSorted());
  const sentences = codes.map(sentenceOfCode);
  expect(new Set(sentences).size).toBe(codes.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it("takes a code that nobody knows for a fault of ours", () => {
  expect(sentenceOfCode(59_999)).toBe(sentenceOfCode(ErrorCode.ourFault));
});
