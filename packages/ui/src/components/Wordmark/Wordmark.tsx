import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { DRAWN_NAME, WordmarkLetters } from "./WordmarkLetters.tsx";
import { wordmarkCopy } from "./Wordmark.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps extends RootProps {
  /** 25 px in a header, 30 px as the title of a dialog. @default "header" */
  size?: "header" | "title";
  /** The product name. Another one than ours is text. @default "mimi" */
  name?: string;
}

/** The ribbon and the product name. */
export function Wordmark(props: WordmarkProps) {
  const { size = "header" } = props;
  const copy = useCopy(wordmarkCopy);
  const name = props.name ?? copy.name;
  return (
    <span {...rootProps(props, `${css.wordmark} ${css.size[size]}`)}>
      <RibbonMark className={css.ribbon} />
      {name === DRAWN_NAME ? <WordmarkLetters /> : name}
    </span>
  );
}
