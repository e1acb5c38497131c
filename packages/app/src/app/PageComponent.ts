import type { ComponentType, MouseEvent } from "react";
import type { RouteParams } from "../routes.ts";

/** The props of a page: what its address says. */
export type PageProps = RouteParams;

/** The component of a page, with what can be done before it is rendered. */
export type PageComponent = ComponentType<PageProps> & {
  /** A transition of its own when a link to the page is followed; it calls `go` in place of the router. */
  enter?: (follow: MouseEvent<HTMLAnchorElement>, go: () => void) => void;
  /** Puts the answers to the requests of the route's `prefetch` into the stores. Throws when the page cannot show them. */
  seed?: (
    answers: readonly unknown[],
    visit: { readonly params: RouteParams; readonly isPhone: boolean },
  ) => void;
};
