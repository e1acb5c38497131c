import type { ReactNode } from "react";
import * as css from "./Badge.css.ts";

export interface BadgeProps {
  /** `gold` is for Premium only. @default "neutral" */
  tone?: "neutral" | "accent" | "gold" | "good" | "bad";
  /** One or two words. */
  children: ReactNode;
}

/** One or two words about the element beside it; not interactive. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={[css.badge, css.tone[tone]].join(" ")}>{children}</span>;
}
