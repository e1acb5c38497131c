/** What a page says of itself to search engines and previews of links. */
export interface ServedHead {
  readonly title: string;
  readonly description: string;
  /** `never-fetched`: search engines are asked not to fetch the page at all. */
  readonly indexed: "yes" | "no" | "never-fetched";
}

/** A page of the app, as the server has to know it. */
export interface ServedPage {
  readonly status: 200 | 404;
  readonly head: ServedHead;
  /** The source of its code, as the build's manifest names it. */
  readonly source: string;
  /** The character whose name and cover the head has, where everybody may see it. */
  readonly characterId?: string;
  /** The requests under `/api` that the page is rendered from; null when only the browser renders it. */
  readonly prefetch: readonly string[] | null;
}

/** What a page is rendered from. */
export interface PageRenderInput {
  readonly path: string;
  readonly isPhone: boolean;
  /** What the server writes into `mimi-config`. */
  readonly config: unknown;
  /** Bodies of the answers to {@link ServedPage.prefetch}, in its order. */
  readonly answers: readonly unknown[];
  readonly now: Date;
}

/** The server build of the app (`packages/app/src/entry-server.tsx`), as the API uses it. */
export interface PageServer {
  readonly pageAt: (path: string, isPhone: boolean) => ServedPage;
  /** The head of the page of a character that everybody may see. */
  readonly characterHead: (character: { readonly name: string; readonly tagline: string }) => ServedHead;
  readonly characterPath: (id: string) => string;
  /** Every {@link ServedPage.source}. */
  readonly sources: readonly string[];
  /** Addresses of pages that search engines may list. */
  readonly indexedPaths: readonly string[];
  /** Addresses, with `*` in place of parameters, that search engines are asked not to fetch. */
  readonly disallowedPaths: readonly string[];
  /** Markup of the page for a visitor. Rejects when an answer is not one that everybody may see. */
  readonly render: (input: PageRenderInput) => Promise<string>;
}
