import type { ReactNode } from "react";
import { useLinkComponent } from "./LinkContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Link.css.ts";

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /**
   * How it looks: `quiet` is underlined on hover, `underlined` always, `plain` never (its content is an image).
   * @default "underlined"
   */
  variant?: "underlined" | "quiet" | "plain";
  /** Whether it is external and opens a new tab. @default false */
  external?: boolean;
  /** Whether it links to the current page. @default false */
  current?: boolean;
  /** Accessible name, when its content is not enough. */
  label?: string;
  /** The content: text or an image. */
  children: ReactNode;
}

/** A link in running text or around an image. Internal links use the `LinkProvider`. */
export function Link(props: LinkProps) {
  const { href, variant = "underlined", external, current, label, children } = props;
  const Inside = useLinkComponent();
  const Component = external === true ? "a" : Inside;
  return (
    <Component
      href={href}
      aria-label={label}
      aria-current={current === true ? "page" : undefined}
      {...(external === true ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      {...rootProps(props, css.variant[variant])}
    >
      {children}
    </Component>
  );
}

export { LinkProvider } from "./LinkContext.ts";
export type { LinkComponent, LinkComponentProps } from "./LinkContext.ts";
