import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import type { Space } from "../Stack/Stack.css.ts";
import { gap as gapClass } from "../Stack/Stack.css.ts";
import * as css from "./Grid.css.ts";

export interface GridProps extends RootProps {
  /** The HTML element. In a list, the children are `li` elements. @default "div" */
  as?: "div" | "section" | "ul" | "ol";
  /** The least width of a column, in pixels. There are as many columns as fit. @default 240 */
  minColumnWidth?: number;
  /** A fixed number of columns, however narrow they are. Absent: as many as fit. */
  columns?: number;
  /** The space between rows and columns, in pixels: a step of the space scale. @default 16 */
  gap?: Space;
  /** The tiles. */
  children?: ReactNode;
}

/** Tiles of one width in rows. */
export function Grid(props: GridProps): ReactElement {
  const { as = "div", minColumnWidth = 240, columns, gap = 16, children } = props;
  const repeat = columns ?? "auto-fill";
  // A tile is never wider than the grid.
  const width = columns === undefined ? `min(100%, ${minColumnWidth}px)` : "0";
  const style = { gridTemplateColumns: `repeat(${repeat}, minmax(${width}, 1fr))`, ...props.style };
  return createElement(as, { ...rootProps(props, `${css.grid} ${gapClass[gap]}`), style }, children);
}
