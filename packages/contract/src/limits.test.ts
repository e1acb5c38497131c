import { describe, expect, it } from "vitest";
import { ErrorCode, httpStatusOf } from "./envelope.ts";
import * as limits from "./limits.ts";
import * as stream from "./chat/stream.ts";

// Literals, so that a changed limit fails here although other tests import the constant.
const {
  GET_RETRIES,
  RETRY_STATUSES,
  RETRY_AFTER_MAX_S,
  CALL_TIMEOUT_MS,
  PAGE_SIZE_PHONE,
  PAGE_SIZE_WIDE,
  PHONE_BREAKPOINT,
  UPLOAD_BYTES,
  ...decided
} = limits;

describe("the limits of the specification", () => {
  it("retries a GET twice on seven statuses, and cancels a call after ten seconds (§7)", () => {
    expect([GET_RETRIES, CALL_TIMEOUT_MS]).toEqual([2, 10_000]);
    expect(RETRY_STATUSES).toEqual([408, 413, 429, 500, 502, 503, 504]);
  });

  it("waits for a Retry-After of five seconds at most (product 2.4)", () => {
    expect(RETRY_AFTER_MAX_S).toBe(5);
  });

  it("lists 10 items below 768 px, else 20 (§7, §9)", () => {
    expect([PAGE_SIZE_PHONE, PHONE_BREAKPOINT, PAGE_SIZE_WIDE]).toEqual([10, 768, 20]);
  });

  it("accepts uploads of 3 MB (§5, §9)", () => {
    expect(UPLOAD_BYTES).toBe(3_145_728);
  });
});

it("has every other limit as decided (product 4 and 7, contract 1 and 3)", () => {
  expect(decided).toEqual({
    FREE_REPEATS_PER_DAY: 10,
    CHARACTERS_MAX: 1_000,
    CHATS_MAX: 10_000,
    UPLOADS_MAX: 3_000,
    ACCOUNT_BYTES: 2_147_483_648,
    BYTES_PER_HOUR: { edit: 4_194_304, branch: 16_777_216, save: 25_165_824, export: 268_435_456 },
    PAGE_COUNT_MAX: 50,
    PAGE_MAX: 500,
    RAIL_SIZE: 10,
    STREAM_HEARTBEAT_MS: 10_000,
    STREAM_IDLE_MS: 30_000,
    ALTERNATE_GREETINGS_MAX: 10,
    CHARACTER_TAGS_MAX: 10,
    BOOK_ENTRIES_MAX: 200,
    BOOK_KEYS_MAX: 40,
    BOOK_KEY_MAX: 200,
    BOOK_NAME_MAX: 200,
    BOOK_COMMENT_MAX: 1_000,
    BOOK_DESCRIPTION_MAX: 2_000,
    BOOK_CONTENT_MAX: 8_000,
    BOOK_SCAN_DEPTH_MAX: 100,
    BOOK_TOKENS_MAX: 8_000,
    DRAFT_FACTOR: 4,
    BOOK_BYTES: 524_288,
    EXTENSIONS_BYTES: 131_072,
    CARD_RAW_BYTES: 1_048_576,
    CHARACTER_BYTES: 2_097_152,
    RESTORE_DAYS: 30,
    SUMMARY_TAGS_MAX: 3,
    MEMORY_LINES_MAX: 200,
    MEMORY_TEXT_MAX: 250,
    MEMORY_SOURCES_MAX: 10,
    MEMORY_TOKENS: 800,
    PERSONAS_MAX: 50,
    PERSONA_NAME_MAX: 40,
    PERSONA_DESCRIPTION_MAX: 728,
    SUGGESTIONS_MAX: 3,
    MESSAGE_TEXT_MAX: 8_000,
    REPLY_TEXT_MAX: 100_000,
    VARIANTS_MAX: 50,
    REGENERATE_NOTE_MAX: 500,
    FEEDBACK_TEXT_MAX: 1_000,
    CHAT_TITLE_MAX: 80,
    HISTORY_COUNT_MAX: 100,
    SEARCH_TEXT_MAX: 200,
    SEARCH_CREATORS_MAX: 5,
    USER_NAME_MAX: 40,
    BIOGRAPHY_MAX: 1_000,
    REPORT_TEXT_MAX: 1_000,
    TAKE_DOWN_HOURS: 48,
    TAKE_DOWN_PLACE_MAX: 500,
    TAKE_DOWN_SIGNATURE_MAX: 100,
    NOTICE_REASON_MAX: 1_000,
    APPEAL_TEXT_MAX: 2_000,
    STOP_DAYS_MAX: 3_650,
    MODERATION_NOTE_MAX: 1_000,
    ADULT_AGE: 18,
    AGE_MAX: 1_000_000_000,
    HIDDEN_ITEMS_MAX: 500,
    FRESH_SIGN_IN_MINUTES: 10,
  });
});

it("has the codes and statuses of the contract (contract 1)", () => {
  expect(ErrorCode).toEqual({
    invalidInput: 40001,
    signedOut: 40101,
    notAllowed: 40301,
    adultNotAttested: 40302,
    accountStopped: 40303,
    notFound: 40401,
    conflict: 40901,
    tooLarge: 41301,
    unsupportedMedia: 41501,
    refusedByRule: 42201,
    rateLimited: 42901,
    quotaUsedUp: 42902,
    ourFault: 50001,
    providerFailed: 50201,
    unavailable: 50301,
  });
  expect(Object.values(ErrorCode).map(httpStatusOf)).toEqual([
    400, 401, 403, 403, 403, 404, 409, 413, 415, 422, 429, 429, 500, 502, 503,
  ]);
});

it("uses version 1 of the UI message stream (contract 3)", () => {
  expect([stream.STREAM_HEADER, stream.STREAM_VERSION, stream.STREAM_DONE]).toEqual([
    "x-vercel-ai-ui-message-stream",
    "v1",
    "[DONE]",
  ]);
});
