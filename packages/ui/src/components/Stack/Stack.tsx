import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { ElementProps } from "../rootProps.ts";
import type { Space } from "./Stack.css.ts";
import * as css from "./Stack.css.ts";

export interface StackProps extends ElementProps {
  /** The HTML element. In a list, the children are `li` elements. @default "div" */
  as?: "div" | "section" | "article" | "header" | "footer" | "nav" | "ul" | "ol";
  /** From top to bottom, or in the direction of the text. @default "column" */
  direction?: "column" | "row";
  /** The space between children, in pixels: a step of the space scale. @default 16 */
  gap?: Space;
  /** The alignment of the children across the direction. @default "stretch" */
  align?: keyof typeof css.align;
  /** The distribution of the children along the direction. @default "start" */
  justify?: keyof typeof css.justify;
  /** Whether a row continues in another line where it is too narrow. @default false */
  wrap?: boolean;
  /** What is stacked. */
  children?: ReactNode;
}

/**
 * Children one after another, at equal distances.
 *
 * @example
 * <Stack gap={16}>{children}</Stack>
 */
export function Stack({
  as = "div",
  direction = "column",
  gap = 16,
  align = "stretch",
  justify = "start",
  wrap = false,
  className,
  ...rest
}: StackProps): ReactElement {
  const look = [css.stack, css.direction[direction], css.gap[gap], css.align[align], css.justify[justify]];
  return createElement(as, { ...rest, className: joinNames(...look, wrap && css.wrap, className) });
}

export type { Space } from "./Stack.css.ts";
