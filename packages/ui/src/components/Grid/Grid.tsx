import { createElement } from "react";
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import type { Space } from "../Stack/Stack.css.ts";
import { gap as gapClass } from "../Stack/Stack.css.ts";
import * as css from "./Grid.css.ts";

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** The HTML element. In a list, the children are `li` elements. @default "div" */
  as?: "div" | "section" | "ul" | "ol";
  /** The least width of a column, in pixels. There are as many columns as fit. @default 240 */
  minColumnWidth?: number;
  /** A fixed number of columns, however narrow they are. Absent: as many as fit. */
  columns?: number;
  /** The space between rows and columns, in pixels: a step of the space scale. @default 16 */
  gap?: Space;
  /** Ref to the element. */
  ref?: Ref<HTMLElement>;
  /** The tiles. */
  children?: ReactNode;
}

/** Tiles of one width in rows. */
export function Grid(props: GridProps): ReactElement {
  const { as = "div", minColumnWidth = 240, columns, gap = 16, ...root } = props;
  const repeat = columns ?? "auto-fill";
  // A tile is never wider than the grid.
  const width = columns === undefined ? `min(100%, ${minColumnWidth}px)` : "0";
  return createElement(as, {
    ...root,
    className: [css.grid, gapClass[gap], props.className].filter(Boolean).join(" "),
    style: { gridTemplateColumns: `repeat(${repeat}, minmax(${width}, 1fr))`, ...props.style },
  });
}
