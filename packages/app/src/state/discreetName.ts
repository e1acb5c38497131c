/** A name in one's chats: in discreet mode its first letter alone, for those who look over a shoulder (product 6.12). */
export function discreetName(name: string, discreet: boolean): string {
  if (!discreet) return name;
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment;
  return "";
}

/** Chats, or what was found in them, with the names of their characters as they may be shown. */
export function discreetly<Item extends { readonly character_name: string }>(
  items: readonly Item[],
  discreet: boolean,
): readonly Item[] {
  if (!discreet) return items;
  return items.map((item) => ({ ...item, character_name: discreetName(item.character_name, true) }));
}
