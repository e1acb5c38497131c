import type { Page } from "@mimi/contract";
import { appendPage } from "../../../state/appendPage.ts";

/** A list that is read page by page. */
export type Paged<Item> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      readonly items: readonly Item[];
      /** The page that was read last, from 1. */
      readonly page: number;
      readonly more: "none" | "available" | "loading";
      /** How many the viewer's settings leave out of it. */
      readonly hidden: number;
    };

/** The page to read next; 0 where there is none, or it is on its way. */
export function nextPage(list: Paged<unknown>): number {
  if (list.kind !== "ready") return 1;
  return list.more === "available" ? list.page + 1 : 0;
}

/** A list with one page more. */
export function pagedWithPage<Item>(
  list: Paged<Item>,
  page: Page<Item>,
  idOf: (item: Item) => string,
): Paged<Item> {
  return {
    kind: "ready",
    items: appendPage(list.kind === "ready" && page.page > 1 ? list.items : [], page, idOf),
    page: page.page,
    more: page.has_more ? "available" : "none",
    hidden: page.hidden,
  };
}
