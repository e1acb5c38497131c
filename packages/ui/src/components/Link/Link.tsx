import type { NativeProps } from "../rootProps.ts";
import { joinNames } from "../rootProps.ts";
import { useLinkComponent } from "./LinkContext.ts";
import * as css from "./Link.css.ts";

export interface LinkProps extends NativeProps<"a", "href"> {
  /** URL of the link. */
  href: string;
  /**
   * How it looks: `quiet` is underlined on hover, `underlined` always, `plain` never (its content is an image).
   * @default "underlined"
   */
  variant?: "underlined" | "quiet" | "plain";
  /** Whether it is external and opens a new tab. @default false */
  external?: boolean;
}

/**
 * A link in running text or around an image. Internal links use the `LinkProvider`. The other props are those of `a`.
 *
 * @example
 * <Link href="/rules">The rules</Link>
 */
export function Link({ variant = "underlined", external = false, className, ...rest }: LinkProps) {
  const Inside = useLinkComponent();
  const look = joinNames(css.variant[variant], className);
  if (!external) return <Inside {...rest} className={look} />;
  return <a target="_blank" rel="noopener noreferrer" {...rest} className={look} />;
}

export { LinkProvider } from "./LinkContext.ts";
export type { LinkComponent, LinkComponentProps } from "./LinkContext.ts";
