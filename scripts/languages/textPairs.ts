import { CODE_PROPERTIES } from "./textTree.ts";

/** A text of a catalogue: a string, or a function of the values in it. */
export type Text = string | ((...given: unknown[]) => unknown);

/** An English text and its translation. `place` names it: `ui.footerCopy.terms`. */
export type TextPair = readonly [place: string, english: Text, translated: Text];

/** Each text with its translation. */
export function textPairs(place: string, from: unknown, to: unknown): TextPair[] {
  if (typeof from === "string" || typeof from === "function") return [[place, from as Text, to as Text]];
  if (typeof from !== "object" || from === null) return [];
  return Object.entries(from).flatMap(([key, value]) =>
    textPairs(`${place}.${key}`, value, (to as Record<string, unknown> | undefined)?.[key]),
  );
}

/** Whether no language changes the text at a place: an identifier, an address, a key on a keyboard. */
export const isCode = (place: string): boolean => place.split(".").some((key) => CODE_PROPERTIES.has(key));

/** Values that a text function takes: formatted texts, numbers, lists of names. */
export const SAMPLES: readonly (readonly unknown[])[] = [
  ["⟦1⟧", "⟦2⟧", "⟦3⟧", "⟦4⟧"],
  ...[0, 1, 2, 3, 5, 11, 21, 100].flatMap((count) => [
    ["⟦1⟧", count, "⟦3⟧", "⟦4⟧"],
    [count, "⟦2⟧", "⟦3⟧", "⟦4⟧"],
    [count, count, "⟦3⟧", "⟦4⟧"],
  ]),
  [["⟦1⟧", "⟦2⟧"], "⟦3⟧", "⟦4⟧"],
  [null, null],
];

/** What a text says about values, or null when it does not take them. */
export function said(text: Text, given: readonly unknown[]): string | null {
  if (typeof text === "string") return text;
  try {
    const result = text(...given);
    const words =
      typeof result === "object" ? textPairs("", result, result).map(([, from]) => from) : [result];
    const whole = words.every((word) => typeof word === "string") ? words.join("\n") : null;
    return whole === null || /undefined|NaN|\[object/.test(whole) ? null : whole;
  } catch {
    return null;
  }
}
