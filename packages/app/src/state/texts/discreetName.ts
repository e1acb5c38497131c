import { shownCharacterName } from "./shownName.ts";

/** The name of a character in chats and lists of them: in discreet mode only its first letter (product 6.12). */
export function discreetName(name: string | null, discreet: boolean): string {
  const shown = shownCharacterName(name);
  if (!discreet) return shown;
  for (const { segment } of new Intl.Segmenter().segment(shown.trim())) return segment;
  return "";
}

interface OfCharacter {
  readonly character_name: string | null;
}
type Named<Item> = Item & { readonly character_name: string };

/** The same items, with the names of their characters as {@link discreetName} shows them. */
export function discreetly<Item extends OfCharacter>(
  items: readonly Item[],
  discreet: boolean,
): readonly Named<Item>[] {
  const isShown = (item: Item): item is Named<Item> =>
    item.character_name === discreetName(item.character_name, discreet);
  if (items.every(isShown)) return items;
  return items.map((item) =>
    isShown(item) ? item : { ...item, character_name: discreetName(item.character_name, discreet) },
  );
}
