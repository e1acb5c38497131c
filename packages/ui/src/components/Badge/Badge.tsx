import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import type { Tone } from "../states.ts";
import * as css from "./Badge.css.ts";

export interface BadgeProps extends NativeProps<"span"> {
  /** What it means. @default "neutral" */
  tone?: Tone;
  /** Whether it has the colours of the accent instead of those of its tone, for what is new or special. @default false */
  highlighted?: boolean;
  /** One or two words. */
  children: ReactNode;
}

/**
 * One or two words about the element beside it; not interactive.
 *
 * @example
 * <Badge tone="premium">Premium</Badge>
 */
export function Badge({ tone = "neutral", highlighted = false, className, ...rest }: BadgeProps) {
  const colors = highlighted ? css.highlighted : css.tone[tone];
  return <span {...rest} className={joinNames(css.badge, colors, className)} />;
}
