import type { CSSProperties } from "react";
import * as css from "./Skeleton.css.ts";

export interface SkeletonProps {
  /**
   * `block` fills its parent or the given size; `text` is one line of the text around it; `round` is an
   * avatar. @default "block"
   */
  shape?: "block" | "text" | "round";
  /** Width as a CSS length; that of what it stands for. @default "100%" */
  width?: CSSProperties["inlineSize"];
  /** Height as a CSS length; `text` takes that of its line. */
  height?: CSSProperties["blockSize"];
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/** Holds the exact room of something that is on its way. Hidden from those who cannot see it. */
export function Skeleton({ shape = "block", width = "100%", height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={[css.skeleton, css.shape[shape], className].filter(Boolean).join(" ")}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
