import { type BookEntry, chance, type MacroContext } from "@mimi/contract";

/** How an entry reads its keys, beside what Character Card V2 has a field for. */
export interface EntryRules {
  /** What is required of the secondary keys. */
  readonly secondary: "any" | "notAll" | "none" | "all";
  readonly wholeWords: boolean;
  readonly caseSensitive: boolean;
}

/** The numbers of SillyTavern (`selectiveLogic`): AND ANY, NOT ALL, NOT ANY, AND ALL. */
const LOGIC = ["any", "notAll", "none", "all"] as const;

/** The rules of an entry. SillyTavern stores them in its extensions, and other programs do the same. */
export function rulesOf({ extensions = {}, case_sensitive }: BookEntry): EntryRules {
  const { selectiveLogic } = extensions;
  return {
    secondary: (typeof selectiveLogic === "number" ? LOGIC[selectiveLogic] : undefined) ?? "any",
    wholeWords: isSet(extensions, "match_whole_words", "matchWholeWords"),
    caseSensitive: case_sensitive || isSet(extensions, "case_sensitive", "caseSensitive"),
  };
}

/** Whether one of the names that programs give a value is true. */
function isSet(extensions: NonNullable<BookEntry["extensions"]>, ...names: readonly string[]): boolean {
  return names.some((name) => extensions[name] === true);
}

/** Whether found secondary keys fulfil the rule of their entry. Without any there is no rule. */
export function fulfils(found: readonly boolean[], secondary: EntryRules["secondary"]): boolean {
  if (found.length === 0) return true;
  switch (secondary) {
    case "any":
      return found.includes(true);
    case "notAll":
      return found.includes(false);
    case "none":
      return !found.includes(true);
    case "all":
      return !found.includes(false);
  }
}

/** Whether an entry is used in this prompt. Some are used in a share of the prompts only (`probability`, in percent). */
export function isDrawn({ extensions = {} }: BookEntry, index: number, macros: MacroContext): boolean {
  const { probability, useProbability } = extensions;
  if (typeof probability !== "number" || useProbability === false) return true;
  return chance(`${macros.seed}\n${macros.turn}\nlore ${index}`) * 100 < probability;
}
