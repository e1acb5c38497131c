import type { MouseEventHandler } from "react";
import type { NativeProps } from "../rootProps.ts";
import { iconButtonProps } from "../IconButton/iconButtonProps.ts";
import type { IconButtonLookProps } from "../IconButton/iconButtonProps.ts";
import { useLinkComponent } from "../Link/LinkContext.ts";

export interface LinkIconButtonProps
  extends NativeProps<"a", keyof IconButtonLookProps | "children">,
    IconButtonLookProps {
  /** URL of the link. */
  href: string;
  /** The user followed it. Not called while disabled. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * A link with an icon only. It uses the `LinkProvider`. The other props are those of `a`.
 *
 * @example
 * <LinkIconButton href="/" label="Back" icon={icon} />
 */
export function LinkIconButton(props: LinkIconButtonProps) {
  const Anchor = useLinkComponent();
  return <Anchor {...iconButtonProps(props)} />;
}

export type { IconButtonLookProps } from "../IconButton/iconButtonProps.ts";
