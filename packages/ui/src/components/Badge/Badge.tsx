import type { ReactNode } from "react";
import * as css from "./Badge.css.ts";

export interface BadgeProps {
  /** `gold` is for Premium alone. @default "neutral" */
  tone?: "neutral" | "accent" | "gold" | "good" | "bad";
  /** One or two words. */
  children: ReactNode;
}

/** One or two words about the thing beside it; never something to press. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={[css.badge, css.tone[tone]].join(" ")}>{children}</span>;
}
