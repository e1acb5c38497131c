import type { Lorebook as CardLorebook } from "@mimi/character-card";
import { sortPatterns } from "@mimi/contract";
import type { KeyedText, LoreEntry, Lorebook } from "@mimi/ui/screens/character-form-screen";

/** Texts of the form, each with a key, so that React keeps a field when it moves. */
export function formTexts(texts: readonly string[]): readonly KeyedText[] {
  return texts.map((text, index) => ({ key: String(index), text }));
}

/** The lorebook of the form. */
export function formLorebook({ original, name, entries }: CardLorebook): Lorebook {
  return {
    name,
    entries: entries.map(({ original, ...entry }, index) => ({
      ...entry,
      key: String(index),
      rest: original,
    })),
    ...(original === undefined ? {} : { rest: original }),
  };
}

/** The lorebook of a character card. */
export function cardLorebook({ rest, name, entries }: Lorebook): CardLorebook {
  return {
    name,
    entries: entries.map(({ key: _key, rest, ...entry }) => ({ ...entry, original: rest })),
    original: rest,
  };
}

type Keys = Pick<LoreEntry, "enabled" | "keys" | "secondaryKeys" | "useRegex" | "caseSensitive">;

/** The keys of a lorebook that are regular expressions, by whether they are used. */
export function patternsOf(entries: readonly Keys[]): ReturnType<typeof sortPatterns> {
  return sortPatterns(
    entries.map(({ enabled, keys, secondaryKeys, useRegex, caseSensitive }) => ({
      ...{ enabled, keys, secondary_keys: secondaryKeys },
      ...{ use_regex: useRegex, case_sensitive: caseSensitive },
    })),
  );
}
