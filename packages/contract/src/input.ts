import * as v from "valibot";
import { isLongerThan } from "./characters.ts";
import { PAGE_COUNT_MAX, PAGE_MAX } from "./limits.ts";

/** A whole number, also as text, as in a query. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))], "not_a_number"),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
}

/** Text without control characters except tab and line feed; lone surrogates are refused. */
/* @__NO_SIDE_EFFECTS__ */
export function text(most: number, least = 0) {
  return v.pipe(v.string(), v.minLength(least), maxCharacters(most), v.check(isCleanText, "unprintable"));
}

/** {@link text} on one line, trimmed. */
/* @__NO_SIDE_EFFECTS__ */
export function line(most: number, least = 0) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(least),
    maxCharacters(most),
    v.check(isCleanLine, "unprintable"),
  );
}

/** The most user-perceived characters of a text, as the fields of the app count them. */
/* @__NO_SIDE_EFFECTS__ */
export function maxCharacters(most: number) {
  return {
    ...v.check<string, "too_long">((value) => !isLongerThan(value, most), "too_long"),
    type: "max_characters" as const,
    most,
  };
}

function isCleanText(value: string): boolean {
  return value.isWellFormed() && !/[\u0000-\u0008\u000B-\u001F\u007F]/.test(value.replaceAll("\r\n", "\n"));
}

function isCleanLine(value: string): boolean {
  return isCleanText(value) && !/[\n\t\r]/.test(value);
}

/** §7: `sfw` unless `nsfw` is requested; the server applies further rules. */
export const rating = v.picklist(["sfw", "nsfw"]);
export type Rating = v.InferOutput<typeof rating>;

/** The identifier of a character, message or user: opaque text. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** An identifier that the client chose, which makes sending idempotent. */
export const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** At least 128 random bits, base64url. */
export const chatKey = v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/));

/** Of no chat, and of no call: for examples of inputs. */
export const EXAMPLE_CHAT_KEY = "an-example-of-a-chat-key";
export const EXAMPLE_CLIENT_ID = "an-example-of-a-client-id";

/** ISO 8601 with time and zone. */
export const time = v.pipe(v.string(), v.isoTimestamp());

/** Input of a call without parameters. */
export const nothing = v.strictObject({});

/** Input of a listing (§7). */
export const pageInput = {
  page: v.optional(wholeNumber(1, PAGE_MAX), 1),
  count: v.optional(wholeNumber(1, PAGE_COUNT_MAX), 20),
};

const JSON_DEPTH_MAX = 64;

/** An object of another program that is stored unchanged; with the most bytes as JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonObject(bytes: number) {
  return v.pipe(
    v.unknown(),
    // A record accepts lists, because a list is an object in JavaScript.
    v.check((value) => !Array.isArray(value), "wrong_type"),
    v.record(v.string(), v.unknown()),
    v.check((value) => fitsIn(value, bytes), "too_large"),
  );
}

/** Whether a value is nested no deeper than any card is, and has at most this many bytes as JSON. */
export function fitsIn(value: unknown, bytes: number): boolean {
  return isShallow(value) && new TextEncoder().encode(JSON.stringify(value)).byteLength <= bytes;
}

// Without recursion: a value that is nested too deeply must be refused before recursion reads it.
function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) return false;
    level = level.flatMap((one): unknown[] =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
  }
  return true;
}

/** A page of a list; `hidden` is the number of items that the user's content filter left out. */
/* @__NO_SIDE_EFFECTS__ */
export function page<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), page: v.number(), has_more: v.boolean(), hidden: v.number() });
}
/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly has_more: boolean;
  readonly hidden: number;
}
