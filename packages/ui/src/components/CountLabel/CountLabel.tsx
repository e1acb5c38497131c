import type { ReactNode } from "react";
import { useLocale } from "../ThemeRoot/ThemeContext.ts";
import { abbreviateCount } from "../../format/abbreviateCount.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./CountLabel.css.ts";

export interface CountLabelProps extends NativeProps<"span", "children"> {
  /** The count; a whole number from 0. */
  count: number;
  /** Accessible text with the full number, such as `5,040 likes`; the count decides the form of the word. */
  label: (fullNumber: string, count: number) => string;
  /** Icon before the number; decorative. */
  icon?: ReactNode;
}

/**
 * A large number in few characters, announced in full.
 *
 * @example
 * <CountLabel count={12_345} label={(count) => `${count} chats`} />
 */
export function CountLabel(props: CountLabelProps) {
  const { count, label, icon, className, ...rest } = props;
  const locale = useLocale();
  const short = abbreviateCount(count, locale);
  return (
    <span
      role="img"
      aria-label={label(count.toLocaleString(locale), count)}
      {...rest}
      className={joinNames(css.count, className)}
    >
      {icon === undefined ? (
        short
      ) : (
        <>
          {icon}
          <span>{short}</span>
        </>
      )}
    </span>
  );
}
