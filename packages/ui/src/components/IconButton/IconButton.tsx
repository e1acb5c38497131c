import type { MouseEventHandler } from "react";
import type { NativeProps } from "../rootProps.ts";
import { iconButtonProps } from "./iconButtonProps.ts";
import type { IconButtonLookProps } from "./iconButtonProps.ts";

export interface IconButtonProps
  extends NativeProps<"button", keyof IconButtonLookProps | "children">,
    IconButtonLookProps {
  /** Whether it submits or resets the form around it. @default "button" */
  type?: "button" | "submit" | "reset";
  /** The user pressed it. Not called while disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * A button with an icon only. The other props are those of `button`.
 *
 * @example
 * <IconButton label="Add a file" icon={icon} onClick={() => alert("Choose a file")} />
 */
export function IconButton({ type = "button", ...props }: IconButtonProps) {
  return <button type={type} {...iconButtonProps(props)} />;
}

export type { IconButtonLookProps } from "./iconButtonProps.ts";
