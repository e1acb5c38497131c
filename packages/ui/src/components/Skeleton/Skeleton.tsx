import type { CSSProperties } from "react";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Skeleton.css.ts";

export interface SkeletonProps extends RootProps {
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

/** A placeholder with the exact size of loading content. Hidden from screen readers. */
export function Skeleton(props: SkeletonProps) {
  const { shape = "block", width = "100%", height } = props;
  return (
    <span
      aria-hidden="true"
      {...rootProps(props, `${css.skeleton} ${css.shape[shape]}`)}
      style={{ inlineSize: width, blockSize: height, ...props.style }}
    />
  );
}
