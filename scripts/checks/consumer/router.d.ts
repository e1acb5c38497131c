/** The README shows the links of a router, which is not installed here. */
declare module "react-router" {
  import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";

  interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
    to: string;
    ref?: Ref<HTMLAnchorElement>;
  }
  export function Link(props: LinkProps): ReactNode;
}
