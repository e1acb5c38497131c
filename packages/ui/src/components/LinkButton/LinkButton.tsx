import type { MouseEventHandler } from "react";
import type { NativeProps } from "../rootProps.ts";
import { useButtonProps } from "../Button/useButtonProps.tsx";
import type { ButtonLookProps } from "../Button/useButtonProps.tsx";
import { useLinkComponent } from "../Link/LinkContext.ts";

export interface LinkButtonProps extends NativeProps<"a", keyof ButtonLookProps>, ButtonLookProps {
  /** URL of the link. */
  href: string;
  /** The user followed it. Not called while pending or disabled. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * A link that looks like a button. It uses the `LinkProvider`. The other props are those of `a`.
 *
 * @example
 * <LinkButton href="/create" variant="primary">Create a character</LinkButton>
 */
export function LinkButton(props: LinkButtonProps) {
  const Anchor = useLinkComponent();
  return <Anchor {...useButtonProps(props)} />;
}

export type { ButtonLookProps } from "../Button/useButtonProps.tsx";
