import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Badge.css.ts";

export interface BadgeProps extends NativeProps<"span"> {
  /** `gold` is for Premium only. @default "neutral" */
  tone?: "neutral" | "accent" | "gold" | "good" | "bad";
  /** One or two words. */
  children: ReactNode;
}

/**
 * One or two words about the element beside it; not interactive.
 *
 * @example
 * <Badge tone="gold">Premium</Badge>
 */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} className={joinNames(css.badge, css.tone[tone], className)} />;
}
