import type { MouseEventHandler } from "react";
import type { NativeProps } from "../rootProps.ts";
import { useButtonProps } from "./useButtonProps.tsx";
import type { ButtonLookProps } from "./useButtonProps.tsx";

export interface ButtonProps extends NativeProps<"button", keyof ButtonLookProps>, ButtonLookProps {
  /** Whether it submits or resets the form around it. @default "button" */
  type?: "button" | "submit" | "reset";
  /** The user pressed it. Not called while pending or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * An action. The other props are those of `button`.
 *
 * @example
 * <Button variant="primary" onClick={() => alert("Hello")}>Start chat</Button>
 */
export function Button({ type = "button", ...props }: ButtonProps) {
  return <button type={type} {...useButtonProps(props)} />;
}

export type { ButtonVariant } from "./useButtonProps.tsx";
export type { ButtonLookProps } from "./useButtonProps.tsx";
