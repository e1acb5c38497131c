import { createElement } from "react";
import type { ReactElement } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Icon.css.ts";

/** The shapes of an icon: SVG elements such as `path` and `circle`, each with its attributes. */
export type IconPaths = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface IconProps extends NativeProps<"svg", "children"> {
  /** Width and height, in pixels of text of the usual size; grows with it. @default 18 */
  size?: number;
  /** Accessible name. Without one the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Whether the outline is filled, as in a set heart. @default false */
  filled?: boolean;
  /** Whether it is mirrored where text runs from right to left. @default true for arrows and chevrons to a side */
  directed?: boolean;
}

/** An icon in the colour of the text around it. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Creates an icon from paths on a 24 by 24 grid.
 *
 * @param options.directed Whether it points along the text, and so is mirrored where text runs from right to left.
 */
export function createIcon(paths: IconPaths, options: { readonly directed?: boolean } = {}): Icon {
  return function NamedIcon({ size = 18, label, filled = false, directed = options.directed, ...root }) {
    const name = label ?? root["aria-label"];
    const isNamed = name !== undefined || root["aria-labelledby"] !== undefined;
    return (
      <svg
        width={rem(size)}
        height={rem(size)}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...root}
        className={joinNames(css.icon, directed && css.directed, root.className)}
        viewBox="0 0 24 24"
        aria-hidden={!isNamed || undefined}
        {...(isNamed ? { role: "img", "aria-label": name } : {})}
      >
        {paths.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
      </svg>
    );
  };
}

/** A length that grows with the text of the browser. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
