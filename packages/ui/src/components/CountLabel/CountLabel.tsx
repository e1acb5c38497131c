import type { ReactNode } from "react";
import { abbreviateCount } from "../../format/abbreviateCount.ts";
import * as css from "./CountLabel.css.ts";

export interface CountLabelProps {
  /** How many; a whole number from 0. */
  count: number;
  /** What is counted, with the full number, for those who cannot see the icon: `5,040 likes`. */
  label: (fullNumber: string) => string;
  /** Stands before the number; decoration. */
  icon?: ReactNode;
  /** Locale of the full number, as a BCP 47 tag. @default "en" */
  locale?: string;
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/** A large number in few characters (§9), read out in full. */
export function CountLabel({ count, label, icon, locale = "en", className }: CountLabelProps) {
  return (
    <span
      className={[css.count, className].filter(Boolean).join(" ")}
      role="img"
      aria-label={label(count.toLocaleString(locale))}
    >
      {icon}
      {abbreviateCount(count)}
    </span>
  );
}
