import type { ReactNode } from "react";
import { useNumberFormat } from "../ThemeRoot/ThemeContext.ts";
import { abbreviateCount } from "../../format/abbreviateCount.ts";
import * as css from "./CountLabel.css.ts";

export interface CountLabelProps {
  /** The count; a whole number from 0. */
  count: number;
  /** Accessible text with the full number, such as `5,040 likes`. */
  label: (fullNumber: string) => string;
  /** Icon before the number; decorative. */
  icon?: ReactNode;
  /** Class name added to the root element. */
  className?: string;
}

/** A large number in few characters (§9), announced in full. */
export function CountLabel({ count, label, icon, className }: CountLabelProps) {
  const number = useNumberFormat();
  return (
    <span
      className={[css.count, className].filter(Boolean).join(" ")}
      role="img"
      aria-label={label(number(count))}
    >
      {icon}
      {abbreviateCount(count)}
    </span>
  );
}
