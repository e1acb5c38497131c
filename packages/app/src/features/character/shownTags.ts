import { translationNamed } from "../../state/texts/texts.ts";

/** A tag as the API returns it, with its English name. */
interface NamedTag {
  readonly name: string;
  readonly slug: string;
}

/** The name of a tag in the language of the app. A tag that is not in the language's list keeps its name. */
export function shownTagName({ name, slug }: NamedTag): string {
  const names: Readonly<Record<string, string>> = translationNamed("tagNameTexts") ?? {};
  return names[slug] ?? name;
}

const shown = new WeakMap<readonly NamedTag[], readonly NamedTag[]>();

/** Tags with their names in the language of the app; the same list for the same tags. */
export function shownTags<Tag extends NamedTag>(tags: readonly Tag[]): readonly Tag[] {
  const known = shown.get(tags) as readonly Tag[] | undefined;
  if (known) return known;
  const named = tags.map((tag) => ({ ...tag, name: shownTagName(tag) }));
  shown.set(tags, named);
  return named;
}
