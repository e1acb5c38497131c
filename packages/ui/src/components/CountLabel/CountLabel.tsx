import type { ReactNode } from "react";
import { abbreviateCount } from "../../format/abbreviateCount.ts";
import * as css from "./CountLabel.css.ts";

export interface CountLabelProps {
  /** The count; a whole number from 0. */
  count: number;
  /** Accessible text with the full number, such as `5,040 likes`. */
  label: (fullNumber: string) => string;
  /** Icon before the number; decorative. */
  icon?: ReactNode;
  /** Locale of the full number, as a BCP 47 tag. @default "en" */
  locale?: string;
  /** Class name added to the root element. */
  className?: string;
}

/** A large number in few characters (§9), announced in full. */
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
