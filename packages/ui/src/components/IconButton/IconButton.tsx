import type { MouseEvent, ReactNode } from "react";
import { useLinkComponent } from "../Link/LinkContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./IconButton.css.ts";

export interface IconButtonProps extends RootProps<HTMLButtonElement & HTMLAnchorElement> {
  /** What it does: accessible name and tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** 36, 40 or 44 px square; on a coarse pointer never under 44. @default "medium" */
  size?: "small" | "medium" | "touch";
  /** `onCover` is readable on any image. @default "plain" */
  variant?: "plain" | "raised" | "onCover";
  /** For a toggle button: whether it is pressed. */
  pressed?: boolean;
  /** For a button that opens a popup: whether the popup is open. */
  expanded?: boolean;
  /** For a button that opens a popup: the kind of popup. */
  popup?: "menu" | "dialog";
  /** Whether it is disabled; it stays focusable. @default false */
  disabled?: boolean;
  /** Renders a link. */
  href?: string;
  /** The user pressed it. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, size = "medium", variant = "plain", disabled = false, onClick } = props;
  const Anchor = useLinkComponent();
  const shared = {
    title: label,
    "aria-label": label,
    "aria-disabled": disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) event.preventDefault();
      else onClick?.(event);
    },
    children: props.icon,
    ...rootProps(props, [css.button, css.size[size], css.variant[variant]].join(" ")),
  };
  if (props.href !== undefined && !disabled) return <Anchor {...shared} href={props.href} />;
  return (
    <button
      type="button"
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-haspopup={props.popup}
      {...shared}
    />
  );
}
