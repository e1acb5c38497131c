import type { ReactNode } from "react";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Badge.css.ts";

export interface BadgeProps extends RootProps {
  /** `gold` is for Premium only. @default "neutral" */
  tone?: "neutral" | "accent" | "gold" | "good" | "bad";
  /** One or two words. */
  children: ReactNode;
}

/** One or two words about the element beside it; not interactive. */
export function Badge(props: BadgeProps) {
  const { tone = "neutral", children } = props;
  return <span {...rootProps(props, `${css.badge} ${css.tone[tone]}`)}>{children}</span>;
}
