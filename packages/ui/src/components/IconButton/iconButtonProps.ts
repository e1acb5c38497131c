import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import * as css from "./IconButton.css.ts";

/** The props that an icon button and a link with its look have in common. */
export interface IconButtonLookProps {
  /** What it does: accessible name and tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** 36, 40 or 44 px square; on a coarse pointer never under 44. @default "medium" */
  size?: "small" | "medium" | "large";
  /** `onCover` is readable on any image. @default "plain" */
  variant?: "plain" | "raised" | "onCover";
  /** Whether it is disabled; it stays focusable. @default false */
  disabled?: boolean;
}

/** Returns the props of the `button` or `a` element. While it is disabled, a click does nothing. */
export function iconButtonProps<Props extends IconButtonLookProps & HTMLAttributes<HTMLElement>>(
  props: Props,
) {
  const { label, icon, size = "medium", variant = "plain", disabled = false, ...rest } = props;
  return {
    title: label,
    "aria-label": label,
    "aria-disabled": disabled || undefined,
    ...rest,
    className: joinNames(css.button, css.size[size], css.variant[variant], props.className),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) event.preventDefault();
      else props.onClick?.(event);
    },
    // The middle button opens a link in a new tab.
    onAuxClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) event.preventDefault();
      else props.onAuxClick?.(event);
    },
    children: icon,
  };
}
