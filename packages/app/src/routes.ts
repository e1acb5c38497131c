import { PAGE_SIZE_PHONE, PAGE_SIZE_WIDE, type Rating, type ServedHead } from "@mimi/contract";
import { parse } from "regexparam";
import type { HeadName } from "./locales/en/heads.ts";

/** What the address says to its page. */
export interface RouteParams {
  readonly id?: string;
  readonly chatKey?: string;
}

/** What decides which requests a page makes first. */
export interface Visit {
  readonly params: RouteParams;
  /** Narrower than 768 px (§7). */
  readonly isPhone: boolean;
  readonly isSignedIn: boolean;
  /** Whether the page contains what the server rendered, with the answers to the requests of a visitor. */
  readonly isRendered: boolean;
  readonly rating: Rating;
}

/** What only the server needs to know of a page. The build of the app leaves it out. */
export interface ServedPage {
  /** The title and the description, by their name in `locales/en/heads.ts`. */
  readonly head: HeadName;
  readonly indexed: ServedHead["indexed"];
  /** HTTP status. */
  readonly status: 200 | 404;
  /** Whether the server renders it for visitors. Otherwise the browser does. `search` is the query of the address. */
  readonly rendered: (address: { readonly params: RouteParams; readonly search: string }) => boolean;
  /** Whether the server renders it for signed-in users too, without what is theirs. */
  readonly userRendered: boolean;
}

/** One page of the app. */
export interface AppRoute {
  /** The addresses of the page, as `regexparam` reads them. */
  readonly pattern: string;
  /** The component of the page: `src/app/pages/<page>.tsx` exports it by this name. */
  readonly page: string;
  /** Whether prose shows at first, whose fonts are then loaded at once. */
  readonly prose: boolean;
  /** Addresses under `/api` that the page requests first. The requests start before the code of the page is loaded. */
  readonly prefetch: (visit: Visit) => readonly string[];
  readonly server: ServedPage;
}

/** A page for people, not for search engines, that the browser renders. */
const served = {
  head: "app",
  indexed: "no",
  status: 200,
  rendered: () => false,
  userRendered: false,
} as const;

const privatePage = {
  prose: false,
  prefetch: () => [],
} satisfies Partial<AppRoute>;

/** A text that is only read. */
const documentPage = { ...privatePage, prose: true } satisfies Partial<AppRoute>;
const documentServed = { ...served, indexed: "yes", rendered: () => true } as const;

/**
 * Every page. The router, the server and the prelude read this table. Addresses are compared in this order, and the last
 * one matches all that the others do not.
 */
export const routes = {
  home: {
    ...privatePage,
    pattern: "/",
    page: "HomePage",
    server: { ...served, indexed: "yes", rendered: () => true },
    prefetch: ({ isPhone, rating }) => [
      `/index/top/?rating=${rating}`,
      `/index/?page=1&count=${isPhone ? PAGE_SIZE_PHONE : PAGE_SIZE_WIDE}&rating=${rating}`,
    ],
  },
  search: {
    ...privatePage,
    pattern: "/search",
    page: "SearchPage",
    server: { ...served, head: "search", indexed: "yes" },
  },
  detail: {
    ...privatePage,
    pattern: "/character/:id/detail",
    page: "DetailPage",
    server: { ...served, rendered: () => true },
    prose: true,
    prefetch: ({ params }) => [`/character/detail/?character_id=${params.id}`],
  },
  chat: {
    ...privatePage,
    pattern: "/character/:id/chat/:chatKey?",
    page: "ChatPage",
    server: {
      ...served,
      indexed: "never-fetched",
      // A chat key is the key of a user's chat. The query can choose another greeting.
      rendered: ({ params, search }: Parameters<ServedPage["rendered"]>[0]) =>
        !params.chatKey && search === "",
      userRendered: true,
    },
    prose: true,
    prefetch: ({ params: { id, chatKey }, isSignedIn, isRendered }) => {
      const messages = chatKey
        ? `/chat/messages/?chat_key=${chatKey}`
        : `/character/last_history/?character_id=${id}`;
      const character = `/character/detail/?character_id=${id}`;
      if (!isSignedIn) return [character];
      // A chat that exists brings its character, whose page may be gone.
      return chatKey || isRendered ? ["/user/", messages] : [character, "/user/", messages];
    },
  },
  /** The create page, and with an id the edit page: one page, so that the first save does not mount another form. */
  form: { ...privatePage, pattern: "/character/:id?", page: "FormPage", server: served },
  chats: {
    ...privatePage,
    pattern: "/chats",
    page: "ChatsPage",
    server: served,
    prefetch: ({ isSignedIn }) => (isSignedIn ? ["/chat/list/?page=1&count=20"] : []),
  },
  ownCharacters: { ...privatePage, pattern: "/characters", page: "OwnCharactersPage", server: served },
  /** For moderators. For all others the browser shows the page of an unknown address. */
  moderation: {
    ...privatePage,
    pattern: "/moderation",
    page: "ModerationPage",
    server: { ...served, head: "notFound", status: 404 },
  },
  policy: {
    ...documentPage,
    pattern: "/policy",
    page: "PolicyPage",
    server: { ...documentServed, head: "policy" },
  },
  term: {
    ...documentPage,
    pattern: "/term",
    page: "TermPage",
    server: { ...documentServed, head: "term" },
  },
  safety: {
    ...documentPage,
    pattern: "/safety",
    page: "SafetyPage",
    server: { ...documentServed, head: "safety" },
    prefetch: () => ["/safety/region/", "/safety/figures/"],
  },
  takeDown: {
    ...privatePage,
    pattern: "/safety/take-down",
    page: "ReportPage",
    server: { ...served, head: "takeDown", indexed: "yes" },
  },
  reportState: {
    ...privatePage,
    pattern: "/safety/report",
    page: "ReportPage",
    server: { ...served, head: "reportState" },
  },
  contactUs: {
    ...documentPage,
    pattern: "/contact-us",
    page: "ContactPage",
    server: { ...documentServed, head: "contactUs" },
  },
  notFound: {
    ...privatePage,
    pattern: "/*?",
    page: "NotFoundPage",
    server: { ...served, head: "notFound", status: 404 },
    prose: true,
  },
} satisfies Record<string, AppRoute>;

/** The page at an address; that of the last row when no pattern matches. `table` is another one in tests. */
export function routeAt(
  path: string,
  table: Readonly<Record<string, AppRoute>> = routes,
): { readonly route: AppRoute; readonly params: RouteParams } {
  const all = Object.values(table);
  for (const route of all) {
    const { keys, pattern } = parse(route.pattern);
    const found = pattern.exec(path);
    if (found)
      return { route, params: Object.fromEntries(keys.map((key, index) => [key, found[index + 1]])) };
  }
  // Patterns match no line breaks, which the server reads from `/%0A`.
  return { route: all.at(-1) as AppRoute, params: {} };
}
