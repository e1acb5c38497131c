import type { PageServer, ServedHead, ServedPage } from "@mimi/contract";
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
}

/** The head of a page, with the data of its character if everybody may see it. */
export async function headOf(
  { deps, server }: HeadSources,
  path: string,
  page: ServedPage,
): Promise<PageHead> {
  const url = `${deps.settings.publicUrl}${path.replace(/(.)\/$/, "$1")}`;
  const { characterId } = page;
  if (characterId === undefined) return fromTable(server, page.head, url);
  const row = await readCharacter(deps, decoded(characterId));
  if (row === "unknown") return fromTable(server, page.head, url);
  if (!row) return { ...fromTable(server, page.head, url), isAbsent: true };
  if (row.rating !== "sfw")
    return { ...fromTable(server, page.head, url), description: texts().pages.adultDescription, adult: true };
  if (!row.listed) return fromTable(server, page.head, url);
  const { name, avatar, alt, renditions } = row;
  return {
    ...fromTable(server, server.characterHead(row), url),
    ...(avatar ? { image: { url: `${deps.settings.publicUrl}${avatar}`, alt: alt || name } } : {}),
    ...(renditions.length > 0 ? { cover: { renditions, sizes: COVER_SIZES } } : {}),
  };
}

function fromTable(server: PageServer, { title, description, indexed }: ServedHead, url: string): PageHead {
  const isIndexed = indexed === "yes";
  return {
    title,
    description,
    indexed: isIndexed,
    ...(isIndexed ? { url } : {}),
    noScript: `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p>${texts().pages.needsJavaScript}</p>${linksOf(server)}`,
  };
}

/** Links to the pages for everybody. */
function linksOf(server: PageServer): string {
  const links = server.indexedPaths.map((path) => {
    const words = path === "/" ? texts().pages.backToHome : server.pageAt(path, false).head.title;
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
