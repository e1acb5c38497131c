import type { CSSProperties } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Skeleton.css.ts";

export interface SkeletonProps extends NativeProps<"span", "children"> {
  /**
   * `block` fills its parent or the given size; `text` is one line of the surrounding text; `round` is an avatar.
   * @default "block"
   */
  shape?: "block" | "text" | "round";
  /** Width as a CSS length. @default "100%" */
  width?: CSSProperties["inlineSize"];
  /** Height as a CSS length; `text` uses the height of its line. */
  height?: CSSProperties["blockSize"];
}

/**
 * A placeholder with the exact size of loading content. Hidden from screen readers.
 *
 * @example
 * <Skeleton />
 */
export function Skeleton({ shape = "block", width, height, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={joinNames(css.skeleton, css.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...rest.style }}
    />
  );
}
