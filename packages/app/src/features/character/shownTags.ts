import { type Resource, ready } from "../../state/remote/resource.ts";
import { translationNamed } from "../../state/texts/texts.ts";

/** A tag as the API returns it, with its English name. */
interface NamedTag {
  readonly name: string;
  readonly slug: string;
}

type Names = Readonly<Record<string, string>>;

/** The names of the language's list; the names of the API in English. */
const namesBySlug = (): Names => translationNamed("tagNameTexts") ?? english;
const english: Names = {};

/** The name of a tag in the language of the app. A tag that is not in the language's list keeps its name. */
export function shownTagName({ name, slug }: NamedTag): string {
  return namesBySlug()[slug] ?? name;
}

const shown = new WeakMap<
  readonly NamedTag[],
  { readonly names: Names; readonly tags: readonly NamedTag[] }
>();

/** Tags with their names in the language of the app; the same list for the same tags and language. */
export function shownTags<Tag extends NamedTag>(tags: readonly Tag[]): readonly Tag[] {
  const names = namesBySlug();
  const known = shown.get(tags);
  if (known?.names === names) return known.tags as readonly Tag[];
  const named = tags.map((tag) => ({ ...tag, name: shownTagName(tag) }));
  shown.set(tags, { names, tags: named });
  return named;
}

/** Loaded tags with their names in the language of the app. */
export function shownTagsOf<Tag extends NamedTag>(tags: Resource<readonly Tag[]>): Resource<readonly Tag[]> {
  return tags.kind === "ready" ? ready(shownTags(tags.value)) : tags;
}
