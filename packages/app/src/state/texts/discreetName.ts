import { shownCharacterName } from "./shownName.ts";

/** The name of a character in chats and lists of them: in discreet mode only its first letter (product 6.12). */
export function discreetName(name: string, discreet: boolean): string {
  const shown = shownCharacterName(name);
  if (!discreet) return shown;
  for (const { segment } of new Intl.Segmenter().segment(shown.trim())) return segment;
  return "";
}

/** The same items, with the names of their characters as {@link discreetName} shows them. */
export function discreetly<Item extends { readonly character_name: string }>(
  items: readonly Item[],
  discreet: boolean,
): readonly Item[] {
  const shown = items.map((item) => {
    const character_name = discreetName(item.character_name, discreet);
    return character_name === item.character_name ? item : { ...item, character_name };
  });
  return shown.some((item, index) => item !== items[index]) ? shown : items;
}
