import { createContext, useContext } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

/** What the library hands to whatever draws its links: the attributes of an `<a>` with a sure address. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Draws a link; a router gives its own, so that following one does not reload the page. */
export type LinkComponent = ComponentType<LinkComponentProps> | "a";

const LinkContext = createContext<LinkComponent>("a");

/** Gives every link inside it to a router's link component. */
export const LinkProvider = LinkContext.Provider;

/** The component that draws links here; a plain `<a>` unless a `LinkProvider` says otherwise. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
