import type { ReactNode } from "react";
import { useLinkComponent } from "./LinkContext.ts";
import * as css from "./Link.css.ts";

export interface LinkProps {
  /** Where it leads. */
  href: string;
  /**
   * How it looks: `quiet` shows its line on hover, `underlined` always, `plain` never (its content is the
   * picture). @default "underlined"
   */
  variant?: "underlined" | "quiet" | "plain";
  /** Whether it leads out of the product, and so opens a new tab. @default false */
  external?: boolean;
  /** Whether it leads to the page that is showing. @default false */
  current?: boolean;
  /** Says more than its content does, when that alone is not enough. */
  label?: string;
  /** A class of its own, for its place in what is around it. */
  className?: string;
  /** What leads there: words or a picture. */
  children: ReactNode;
}

/** A link in running text or around a picture. Inside the product it goes through the `LinkProvider`. */
export function Link(props: LinkProps) {
  const { href, variant = "underlined", external, current, label, className, children } = props;
  const Inside = useLinkComponent();
  const Component = external === true ? "a" : Inside;
  return (
    <Component
      href={href}
      className={[css.variant[variant], className].filter(Boolean).join(" ")}
      aria-label={label}
      aria-current={current === true ? "page" : undefined}
      {...(external === true ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {children}
    </Component>
  );
}

export { LinkProvider } from "./LinkContext.ts";
export type { LinkComponent, LinkComponentProps } from "./LinkContext.ts";
