import type { LanguageTag } from "./languages.ts";

/** The head of a page for search engines and link previews. */
export interface ServedHead {
  readonly title: string;
  readonly description: string;
  /** `never-fetched`: search engines must not fetch the page. */
  readonly indexed: "yes" | "no" | "never-fetched";
}

/** A page of the app, as the API sees it. */
export interface ServedPage {
  readonly status: 200 | 404;
  readonly head: ServedHead;
  /** The source of its code, as in the build's manifest. */
  readonly source: string;
  /** The character whose name and cover are in the head, if everybody may see it. */
  readonly characterId?: string;
  /** Whether prose shows at first, whose fonts are then preloaded. */
  readonly prose: boolean;
  /** The requests under `/api` that the page is rendered from for a visitor; null when only the browser renders it. */
  readonly prefetch: readonly string[] | null;
  /** The same for a user. Made as a visitor too: the server renders nothing of the user. */
  readonly userPrefetch: readonly string[] | null;
}

/** The input of rendering a page. */
export interface PageRenderInput {
  readonly path: string;
  readonly language: LanguageTag;
  readonly isPhone: boolean;
  /** Whether the page is for a signed-in user, not for a visitor. */
  readonly isForUser: boolean;
  /** The content of `mimi-config`. */
  readonly config: unknown;
  /** Bodies of the answers to {@link ServedPage.prefetch}, in its order. */
  readonly answers: readonly unknown[];
  readonly now: Date;
}

/** The server build of the app (`packages/app/src/entry-server.tsx`), for the API. */
export interface PageServer {
  /** The languages that it has texts in, English first. */
  readonly languages: readonly LanguageTag[];
  /** `search` is the query of the address, and `language` that of the head: English when it is absent. */
  readonly pageAt: (path: string, isPhone: boolean, search?: string, language?: LanguageTag) => ServedPage;
  /** The head of the page of a character that everybody may see. */
  readonly characterHead: (
    character: { readonly name: string; readonly tagline: string },
    language: LanguageTag,
  ) => ServedHead;
  readonly characterPath: (id: string) => string;
  /** Every {@link ServedPage.source}. */
  readonly sources: readonly string[];
  /** Addresses of pages that search engines may list. */
  readonly indexedPaths: readonly string[];
  /** Addresses, with `*` for parameters, that search engines must not fetch. */
  readonly disallowedPaths: readonly string[];
  /** The markup of the page. Rejects for an answer that not everybody may see. */
  readonly render: (input: PageRenderInput) => Promise<string>;
}
