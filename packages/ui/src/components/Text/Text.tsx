import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { ElementProps } from "../rootProps.ts";
import type { Tone } from "../states.ts";
import * as css from "./Text.css.ts";

export interface TextProps extends ElementProps {
  /** The HTML element. A heading is one of `h1` to `h6`, whatever its size is. @default "p" */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "h6"
    | "dt"
    | "dd"
    | "figcaption";
  /**
   * Font, size and line height. `meta`, `interface`, `helper` and `body` use the font of the interface; `name`,
   * `heading`, `title` and `display` the font of names and headings; `bio` and `prose` the font of messages.
   *
   * @default "interface"
   */
  variant?: keyof typeof css.variant;
  /** What it means. @default "neutral" */
  tone?: Tone;
  /** Another colour than that of its tone: `muted` is secondary, `inherit` that of the text around it. Absent: that of its tone. */
  color?: keyof typeof css.color;
  /** The weight. Absent: that of the variant. */
  weight?: keyof typeof css.weight;
  /** The alignment. Absent: that of the text around it. */
  align?: keyof typeof css.align;
  /** The most lines; a longer text ends in an ellipsis. Absent: all lines. */
  maxLines?: number;
  /** The text. */
  children?: ReactNode;
}

/**
 * A text in one of the type styles, in a colour that is readable in both themes.
 *
 * @example
 * <Text>Your chats are safe.</Text>
 */
export function Text(props: TextProps): ReactElement {
  const {
    as = "p",
    variant = "interface",
    tone = "neutral",
    color,
    weight,
    align,
    maxLines,
    className,
    ...rest
  } = props;
  const isClamped = maxLines !== undefined;
  return createElement(as, {
    ...rest,
    className: joinNames(
      css.text,
      css.variant[variant],
      color ? css.color[color] : css.tone[tone],
      weight && css.weight[weight],
      align && css.align[align],
      isClamped && css.clamped,
      className,
    ),
    style: isClamped ? { ...props.style, WebkitLineClamp: maxLines } : props.style,
  });
}
