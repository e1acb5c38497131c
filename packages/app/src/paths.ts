/** Every address of the app (§2): as a pattern for the routes, and as a builder for links. */
export const patterns = {
  home: "/",
  search: "/search",
  /** The create page, and with an id the edit page: one page, so that the first save need not draw it anew. */
  form: "/character/:id?",
  detail: "/character/:id/detail",
  chat: "/character/:id/chat/:chatKey?",
  policy: "/policy",
  term: "/term",
  contactUs: "/contact-us",
} as const;

export const paths = {
  home: () => "/",
  /** `query` as `formatSearch` makes it. */
  search: (query = "") => (query ? `/search?${query}` : "/search"),
  /** `from` is the character that the new one is duplicated from. */
  create: (from?: string) => (from ? `/character?from=${from}` : "/character"),
  edit: (id: string) => `/character/${id}`,
  detail: (id: string) => `/character/${id}/detail`,
  /**
   * Without a key: the last conversation with the character, or a new one. `greeting` is the place of the one that a
   * new conversation begins with.
   */
  chat: (id: string, chatKey?: string, greeting = 0) =>
    `/character/${id}/chat${chatKey ? `/${chatKey}` : ""}${greeting > 0 ? `?greeting=${greeting}` : ""}`,
  /** A message of a conversation. */
  turn: (id: string, chatKey: string, turnId: string) => `/character/${id}/chat/${chatKey}?turn=${turnId}`,
  policy: () => "/policy",
  term: () => "/term",
  contactUs: () => "/contact-us",
} as const;
