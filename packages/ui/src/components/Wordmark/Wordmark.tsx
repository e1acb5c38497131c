import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { wordmarkCopy } from "./Wordmark.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps {
  /** 25 px in a header, 30 px as the title of a dialog. @default "header" */
  size?: "header" | "title";
  /** The product name. @default "mimi" */
  name?: string;
}

/** The ribbon and the product name. */
export function Wordmark({ size = "header", name }: WordmarkProps) {
  const copy = useCopy(wordmarkCopy);
  return (
    <span className={[css.wordmark, css.size[size]].join(" ")}>
      <RibbonMark />
      {name ?? copy.name}
    </span>
  );
}
