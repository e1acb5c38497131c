import { CHAT_TITLE_MAX } from "@mimi/contract";

/** The most UTF-16 code units of the number of a branch. */
const NUMBER_MAX = 7;

/** A title without the number of a branch: "The lamp" of "The lamp (2)". */
export function baseTitle(title: string): string {
  return title.replace(/ \(\d{1,4}\)$/, "");
}

/** The title of a branch: that of its source, with the next free number, so that lists tell the two apart. */
export function nextTitle(title: string, others: readonly string[]): string {
  if (title === "") return "";
  const base = baseTitle(title);
  const numbers = others
    .filter((other) => baseTitle(other) === base)
    .map((other) => Number(/ \((\d{1,4})\)$/.exec(other)?.[1] ?? 1));
  const number = Math.max(1, ...numbers) + 1;
  return `${base.slice(0, CHAT_TITLE_MAX - NUMBER_MAX).toWellFormed()} (${number})`;
}
