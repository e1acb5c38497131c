import type { ComponentType, MouseEvent } from "react";
import type { RouteParams } from "../../routes.ts";

/** The props of a page: the parameters of its address. */
export type PageProps = RouteParams;

/** The component of a page, with what can be done before it is rendered. */
export type PageComponent = ComponentType<PageProps> & {
  /** Handles a click on a link to the page, for a transition of its own. It calls `navigate` in place of the router. */
  enter?: (click: MouseEvent<HTMLAnchorElement>, navigate: () => void) => void;
  /** Puts the answers to the requests of the route's `prefetch` into the stores. Throws when the page cannot show them. */
  hydrate?: (
    answers: readonly unknown[],
    visit: { readonly params: RouteParams; readonly isPhone: boolean },
  ) => void;
};
