import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { DRAWN_NAME, WordmarkLetters } from "./WordmarkLetters.tsx";
import { wordmarkCopy } from "./Wordmark.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps extends NativeProps<"span", "children"> {
  /** 25 px in a header, 30 px as the title of a dialog. @default "header" */
  size?: "header" | "title";
  /** The product name. Another one than ours is text. @default "mimi" */
  name?: string;
}

/**
 * The ribbon and the product name.
 *
 * @example
 * <Wordmark />
 */
export function Wordmark({ size = "header", name: own, className, ...rest }: WordmarkProps) {
  const copy = useCopy(wordmarkCopy);
  const name = own ?? copy.name;
  return (
    <span {...rest} className={joinNames(css.wordmark, css.size[size], className)}>
      <RibbonMark className={css.ribbon} />
      {name === DRAWN_NAME ? <WordmarkLetters /> : <span>{name}</span>}
    </span>
  );
}
