import {
  LANGUAGE_PARAMETER,
  type LanguageTag,
  type PageServer,
  type ServedHead,
  type ServedPage,
} from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import { accessibleTo } from "../../domain/access/characterAccess.ts";
import type { Deps } from "../../domain/deps.ts";
import { character } from "../../db/schema/referenced.ts";
import { texts } from "../../locales/texts.ts";
import { escaped, type PageHead } from "./pageHead.ts";

/** The width of the cover on the page of a character; a browser test checks that the cover is loaded once. */
const COVER_SIZES = "(min-width: 768px) 372px, 100vw";

/** The dependencies of page heads. */
export interface HeadSources {
  readonly deps: Pick<Deps, "db" | "log" | "settings">;
  readonly server: PageServer;
  /** The language of the page. */
  readonly language: LanguageTag;
}

/** The head of a page, with the data of its character if everybody may see it. */
export async function headOf(sources: HeadSources, path: string, page: ServedPage): Promise<PageHead> {
  const { deps, server, language } = sources;
  const url = `${deps.settings.publicUrl}${path.replace(/(.)\/$/, "$1")}`;
  const { characterId } = page;
  if (characterId === undefined) return fromTable(sources, page.head, url);
  const row = await readCharacter(deps, decoded(characterId));
  if (row === "unknown") return fromTable(sources, page.head, url);
  if (!row) return { ...fromTable(sources, page.head, url), isAbsent: true };
  if (row.rating !== "sfw")
    return {
      ...fromTable(sources, page.head, url),
      description: texts(language).pages.adultDescription,
      adult: true,
    };
  // A removed character has no name, and is not listed.
  if (!row.listed || row.name === null) return fromTable(sources, page.head, url);
  const { name, tagline, avatar, alt, renditions } = row;
  return {
    ...fromTable(sources, server.characterHead({ name, tagline }, language), url),
    ...(avatar ? { image: { url: `${deps.settings.publicUrl}${avatar}`, alt: alt || name } } : {}),
    ...(renditions.length > 0 ? { cover: { renditions, sizes: COVER_SIZES } } : {}),
  };
}

function fromTable(sources: HeadSources, { title, description, indexed }: ServedHead, url: string): PageHead {
  const { server, language } = sources;
  const isIndexed = indexed === "yes";
  const alternates = server.languages.map((tag) => ({ tag, url: inLanguage(url, tag) }));
  return {
    language,
    title,
    description,
    indexed: isIndexed,
    ...(isIndexed ? { url: inLanguage(url, language), alternates } : {}),
    noScript: `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p>${texts(language).pages.needsJavaScript}</p>${linksOf(sources)}`,
  };
}

/** The address of a page in a language. In English it is the plain one, which is in the reader's language. */
function inLanguage(url: string, tag: LanguageTag): string {
  return tag === "en" ? url : `${url}?${LANGUAGE_PARAMETER}=${tag}`;
}

/** Links to the pages for everybody. */
function linksOf({ server, language }: HeadSources): string {
  const links = server.indexedPaths.map((path) => {
    const words =
      path === "/" ? texts(language).pages.backToHome : server.pageAt(path, false, "", language).head.title;
    return `<a href="${escaped(path)}">${escaped(words)}</a>`;
  });
  return `<p>${links.join(" ")}</p>`;
}

async function readCharacter({ db, log }: HeadSources["deps"], id: string) {
  const query = db
    .select({
      name: character.name,
      tagline: character.tagline,
      avatar: character.avatar,
      alt: character.avatar_alt,
      renditions: character.avatar_renditions,
      rating: character.rating,
      listed: character.listed,
    })
    .from(character)
    .where(and(eq(character.id, id), accessibleTo(null)));
  try {
    return (await query)[0];
  } catch (err) {
    // The app shows that the server cannot be reached, and retries.
    log.warn({ err }, "a page was sent without the head of its character");
    return "unknown" as const;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Invalid encoding, so no character has this id.
    return "";
  }
}
