import { and, eq } from "drizzle-orm";
import { accessibleTo } from "../../domain/access/characterAccess.ts";
import type { Deps } from "../../domain/deps.ts";
import { character } from "../../db/schema.ts";
import type { Document } from "./documents.ts";
import { escaped, type PageHead } from "./pageHead.ts";

const NAME = "Mimi";
const DESCRIPTION = "Find a character, read its opening line, and stay for the conversation.";
const FOR_ADULTS = "This page is for adults.";
const NOT_FOUND = "The page you are looking for does not exist or never existed.";
/** How wide the page of a character shows its cover: a journey sees that it is fetched once. */
const COVER_SIZES = "(min-width: 768px) 372px, 100vw";
const READABLE = `<p><a href="/policy">Privacy policy</a> <a href="/term">Terms</a> <a href="/contact-us">Contact us</a></p>`;
const NO_SCRIPT = `<p>${NAME} needs JavaScript.</p>${READABLE}`;

/** What the server knows of its pages. */
export interface Pages {
  readonly deps: Pick<Deps, "db" | "log" | "settings">;
  readonly documents: ReadonlyMap<string, Document>;
}

/** §2: every address that is one; null for all others, which are 404. */
export async function headOf({ deps, documents }: Pages, path: string): Promise<PageHead | null> {
  const place = path.replace(/(.)\/$/, "$1");
  const url = `${deps.settings.publicUrl}${place}`;
  const document = documents.get(place);
  if (document) return documentHead(document, url);
  const [, id] = /^\/character\/([^/]+)\/detail$/.exec(place) ?? [];
  if (id !== undefined) return characterHead(deps, decoded(id), url);
  if (place === "/") return { ...neutral(NAME), indexed: true, url };
  if (place === "/search") return { ...neutral(`Search · ${NAME}`), indexed: true, url };
  return others.some((route) => route.test(place)) ? neutral(NAME) : null;
}

/** The head of an address that leads nowhere (§2). */
export const notFoundHead: PageHead = {
  title: "404 Not Found",
  description: NOT_FOUND,
  indexed: false,
  body: `<h1>404 Not Found</h1><p>This page is gone. ${NOT_FOUND}</p><p><a href="/">Back to home</a></p>`,
};

/** Pages that are somebody's own, and those that the app alone can show. */
const others = [
  /^\/(policy|term|contact-us|character)$/,
  /^\/character\/[^/]+$/,
  /^\/character\/[^/]+\/chat$/,
  /^\/character\/[^/]+\/chat\/[^/]+$/,
];

function neutral(title: string): PageHead {
  return { title, description: DESCRIPTION, indexed: false, body: NO_SCRIPT };
}

function documentHead({ title, description, html }: Document, url: string): PageHead {
  return { title: `${title} · ${NAME}`, description, indexed: true, url, body: `${html}${READABLE}` };
}

/** Only what everybody may see is told: of an adult character that it is one, of all others nothing (product 7). */
async function characterHead(deps: Pages["deps"], id: string, url: string): Promise<PageHead> {
  const row = await readCharacter(deps, id);
  if (!row) return neutral(NAME);
  if (row.rating !== "sfw") return { ...neutral(NAME), description: FOR_ADULTS, adult: true };
  if (!row.listed) return neutral(NAME);
  const { name, tagline, avatar, alt, renditions } = row;
  return {
    title: `${name} · ${NAME}`,
    description: tagline || DESCRIPTION,
    indexed: true,
    url,
    ...(avatar ? { image: { url: `${deps.settings.publicUrl}${avatar}`, alt: alt || name } } : {}),
    ...(renditions.length > 0 ? { cover: { renditions, sizes: COVER_SIZES } } : {}),
    body: `<h1>${escaped(name)}</h1><p>${escaped(tagline)}</p>${NO_SCRIPT}`,
  };
}

async function readCharacter({ db, log }: Pages["deps"], id: string) {
  const rows = await db
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
    .where(and(eq(character.id, id), accessibleTo(null)))
    .catch((err: unknown) => {
      // The app itself says that the server cannot be reached, and tries again.
      log.warn({ err }, "a page was sent without its head");
      return [];
    });
  return rows[0];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not an encoded text: no character has it for an id.
    return "";
  }
}
