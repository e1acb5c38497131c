import { addressIn } from "./links.ts";

/** A part of a message that a user typed. */
export interface UserTextPart {
  readonly kind: "text" | "action" | "link";
  readonly text: string;
}

/** The most parts of a text; the rest is plain. */
const PARTS_MAX = 1_000;

/** A pair of stars, which may continue on the next line but not after an empty one; or an address. */
const STARS_OR_ADDRESS = /\*((?:[^*\n]|\n(?![ \t]*\n))+)\*|(?:https?:\/\/|www\.)[^\s<>]+/g;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What an action has, and a sum or a drawing has not. */
const WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The parts of a message that a user typed (product 9): actions, addresses and text. All other marks stay as they are:
 * people type stars, tildes, underscores, numbers and drawings that are no Markdown.
 */
export function userTextParts(text: string): readonly UserTextPart[] {
  const parts: UserTextPart[] = [];
  const pattern = new RegExp(STARS_OR_ADDRESS);
  let end = 0;
  for (
    let match = pattern.exec(text);
    match !== null && parts.length < PARTS_MAX;
    match = pattern.exec(text)
  ) {
    const { 0: found, 1: within, index } = match;
    const around = [text[index - 1] ?? "", text[index + found.length] ?? ""] as const;
    const part = within === undefined ? linkOf(found) : actionOf(within, ...around);
    if (!part) {
      // The second star may begin an action.
      pattern.lastIndex = index + 1;
      continue;
    }
    if (index > end) parts.push({ kind: "text", text: text.slice(end, index) });
    parts.push(part);
    end = index + (part.kind === "link" ? part.text.length : found.length);
    pattern.lastIndex = end;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

function actionOf(within: string, before: string, after: string): UserTextPart | undefined {
  const text = within.trim();
  // People leave out the space behind an action: `*waves*hi`.
  const isBeforeWord = /^$|[\s("“]/.test(before) && /\p{L}/u.test(after);
  if (!WORD.test(text) || isPartOfWord(before) || (isPartOfWord(after) && !isBeforeWord)) return undefined;
  // With a space inside, the star must begin or end something: `:-* and ;*` are two faces.
  const opens = !/^\s/.test(within) || /^$|[\s("“]/.test(before);
  const closes = !/\s$/.test(within) || /^$|[\s.,!?]/.test(after);
  return opens && closes ? { kind: "action", text } : undefined;
}

/** A letter or digit of a script with spaces, another star, or the mark that escapes one. */
function isPartOfWord(character: string): boolean {
  return /[\p{L}\p{N}*\\]/u.test(character) && !CJK.test(character);
}

function linkOf(match: string): UserTextPart | undefined {
  let address = addressIn(match);
  // A bracket that was opened before the address.
  while (/[)\]]$/.test(address) && countOf(address, /[)\]]/g) > countOf(address, /[([]/g)) {
    address = address.slice(0, -1);
  }
  return /^(https?:\/\/|www\.)[\p{L}\p{N}]/u.test(address) ? { kind: "link", text: address } : undefined;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
