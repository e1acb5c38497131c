import { composeEventHandlers } from "@radix-ui/primitive";
import { useState } from "react";
import type { Ref } from "react";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { joinNames } from "../rootProps.ts";
import type { ElementProps } from "../rootProps.ts";
import * as css from "./Avatar.css.ts";

export interface AvatarProps extends ElementProps<"children"> {
  /** URL of the image. Without one, or if it cannot be loaded, the first letter of the name is shown. */
  src?: string;
  /** Name of the user. */
  name: string;
  /** Width and height, in pixels. @default 32 */
  size?: number;
  /** Whether the name is also shown as text, so that the image is decorative. @default true */
  decorative?: boolean;
}

/**
 * A round image of a user.
 *
 * @example
 * <Avatar name="Ada Lindqvist" src="/avatars/ada.webp" />
 */
export function Avatar(props: AvatarProps) {
  const { src, name, size = 32, decorative = true, className, style, ref, ...rest } = props;
  const side = { inlineSize: size, blockSize: size, ...style };
  const alt = decorative ? "" : name;
  const [broken, setBroken] = useState<string>();
  if (src !== undefined && src !== "" && src !== broken) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        {...rest}
        ref={ref as Ref<HTMLImageElement>}
        className={joinNames(css.avatar, className)}
        style={side}
        onError={composeEventHandlers(props.onError, () => setBroken(src))}
      />
    );
  }
  const letter = [...name.trim()][0];
  return (
    <span
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      {...rest}
      ref={ref}
      className={joinNames(css.avatar, css.letter, className)}
      style={{ fontSize: size * 0.45, ...side }}
    >
      {letter === undefined ? <UserIcon size={Math.round(size * 0.55)} /> : letter.toUpperCase()}
    </span>
  );
}
