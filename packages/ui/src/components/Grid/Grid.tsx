import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { ElementProps } from "../rootProps.ts";
import type { Space } from "../Stack/Stack.css.ts";
import { gap as gapClass } from "../Stack/Stack.css.ts";
import * as css from "./Grid.css.ts";

export interface GridProps extends ElementProps {
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

/**
 * Tiles of one width in rows.
 *
 * @example
 * <Grid>{tiles}</Grid>
 */
export function Grid(props: GridProps): ReactElement {
  const { as = "div", minColumnWidth = 240, columns, gap = 16, className, ...rest } = props;
  const repeat = columns ?? "auto-fill";
  // A tile is never wider than the grid.
  const width = columns === undefined ? `min(100%, ${minColumnWidth}px)` : "0";
  const style = { gridTemplateColumns: `repeat(${repeat}, minmax(${width}, 1fr))`, ...props.style };
  return createElement(as, { ...rest, className: joinNames(css.grid, gapClass[gap], className), style });
}
