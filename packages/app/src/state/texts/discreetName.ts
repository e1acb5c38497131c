/** The name of a character in lists of chats: in discreet mode only its first letter (product 6.12). */
export function discreetName(name: string, discreet: boolean): string {
  if (!discreet) return name;
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment;
  return "";
}

/** The same items, with the names of their characters shortened in discreet mode. */
export function discreetly<Item extends { readonly character_name: string }>(
  items: readonly Item[],
  discreet: boolean,
): readonly Item[] {
  if (!discreet) return items;
  return items.map((item) => ({ ...item, character_name: discreetName(item.character_name, true) }));
}
