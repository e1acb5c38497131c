import { ErrorCode, failureReasons } from "@mimi/contract";
import { expect, it } from "vitest";
import { ApiError } from "../../services/api/ApiError.ts";
import { sentenceOfReply } from "../../features/chat/view/turnsOf.ts";
import { failures } from "../../locales/en/failures.ts";
import { reasons } from "../../locales/en/reasons.ts";
import { replyReasons } from "../../locales/en/replyReasons.ts";
import { sentenceOf } from "./sentenceOf.ts";
import { sentenceOfCode } from "./sentences.ts";

const codes = [...Object.values(ErrorCode), "unreachable", "timeout", "unreadable"] as const;

// Rule: other-code-message
it("has its own message for every code and every reason", () => {
  expect(Object.keys(failures).toSorted()).toEqual(codes.map(String).toSorted());
  const known = Object.keys({ ...reasons, ...replyReasons });
  expect(known.toSorted()).toEqual(Object.keys(failureReasons).toSorted());
  const sentences = [
    ...codes.map(sentenceOfCode),
    ...Object.keys(replyReasons).map((reason) => sentenceOfReply({ code: ErrorCode.providerFailed, reason })),
    ...Object.keys(reasons).map((reason) => sentenceOf(new ApiError(ErrorCode.conflict, { reason }))),
  ];
  expect(new Set(sentences).size).toBe(codes.length + Object.keys(failureReasons).length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it("says why a call was refused, and without a known reason what its code means", () => {
  const refused = (reason: string) => sentenceOf(new ApiError(ErrorCode.conflict, { reason }));
  expect(refused("reply_streaming")).toBe("A reply is already being written. Wait for it or stop it first.");
  expect(refused("of_a_newer_server")).toBe("This was changed in the meantime. Try again.");
});

// Rule: write-bytes-limit
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
