import type { MouseEvent, ReactNode, Ref } from "react";
import { useLinkComponent } from "../Link/LinkContext.ts";
import * as css from "./IconButton.css.ts";

export interface IconButtonProps {
  /** What it does, for those who cannot see the icon; shown as a tooltip too. */
  label: string;
  /** The picture. */
  icon: ReactNode;
  /** 36, 40 or 44 px square; on a coarse pointer never under 44. @default "medium" */
  size?: "small" | "medium" | "touch";
  /** `onCover` is readable on any picture. @default "plain" */
  variant?: "plain" | "raised" | "onCover";
  /** For a button that stays down: whether it is. */
  pressed?: boolean;
  /** For a button that opens something: whether that is open. */
  expanded?: boolean;
  /** For a button that opens something: what kind of thing. */
  popup?: "menu" | "dialog";
  /** Whether it does nothing at present; it can still be reached. @default false */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** The user asked for what the label says. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** A class of its own, for its place in what is around it. */
  className?: string;
  /** Reaches the element itself, for instance to focus it. */
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

/** A button that is only an icon. */
export function IconButton({ ref, ...props }: IconButtonProps) {
  const { label, size = "medium", variant = "plain", disabled = false, onPress } = props;
  const Anchor = useLinkComponent();
  const shared = {
    className: [css.button, css.size[size], css.variant[variant], props.className].filter(Boolean).join(" "),
    title: label,
    "aria-label": label,
    "aria-disabled": disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) event.preventDefault();
      else onPress?.(event);
    },
    children: props.icon,
  };
  if (props.href !== undefined && !disabled) return <Anchor {...shared} ref={ref} href={props.href} />;
  return (
    <button
      {...shared}
      ref={ref}
      type="button"
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      aria-haspopup={props.popup}
    />
  );
}
