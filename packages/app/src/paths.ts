import { inject } from "regexparam";
import { routes } from "./routes.ts";

/** Addresses for links (§2), made from the patterns of the route table. */
export const paths = {
  /** `query` as `queryOf` of home makes it. */
  home: (query = "") => (query ? `${routes.home.pattern}?${query}` : routes.home.pattern),
  /** `query` as `formatSearch` makes it. */
  search: (query = "") => (query ? `${routes.search.pattern}?${query}` : routes.search.pattern),
  /** `from` is the character that the new one is duplicated from. */
  create: (from?: string) => inject(routes.form.pattern, {}) + (from ? `?from=${from}` : ""),
  edit: (id: string) => inject(routes.form.pattern, { id }),
  /** `query` as `formatOwnCharacters` makes it. */
  ownCharacters: (query = "") => routes.ownCharacters.pattern + (query ? `?${query}` : ""),
  detail: (id: string) => inject(routes.detail.pattern, { id }),
  /**
   * Without a key: the last chat with the character, or a new one. `greeting` is the place of the greeting that a new
   * chat begins with.
   */
  chat: (id: string, chatKey?: string, greeting = 0) =>
    inject(routes.chat.pattern, { id, chatKey }) + (greeting > 0 ? `?greeting=${greeting}` : ""),
  /** A message of a chat. `words` are those of a search, which are marked. */
  turn: (id: string, chatKey: string, turnId: string, words = "") =>
    `${inject(routes.chat.pattern, { id, chatKey })}?turn=${turnId}${words ? `&q=${encodeURIComponent(words)}` : ""}`,
  /** All chats of the user, with a search in them. */
  chats: (query = "") => routes.chats.pattern + (query ? `?q=${encodeURIComponent(query)}` : ""),
  policy: () => routes.policy.pattern,
  safety: () => routes.safety.pattern,
  /** `?place=` names the address of the image, when it is known. */
  takeDown: () => routes.takeDown.pattern,
  /** `?number=` names the number of a report. */
  reportState: () => routes.reportState.pattern,
  term: () => routes.term.pattern,
  contactUs: () => routes.contactUs.pattern,
} as const;
