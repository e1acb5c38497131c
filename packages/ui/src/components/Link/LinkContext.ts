import { createContext, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

/** The props for the component that renders links: the attributes of an `<a>` with a required `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /** The content of the link. */
  children?: ReactNode;
  /** Ref to the `a` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders a link; a router passes its own component, so that following a link does not reload the page. */
export type LinkComponent = ComponentType<LinkComponentProps> | "a";

const LinkContext = createContext<LinkComponent>("a");

/** Provides a router's link component to every link inside it. */
export const LinkProvider = LinkContext.Provider;

/** Returns the component that renders links; a plain `<a>` without a `LinkProvider`. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
