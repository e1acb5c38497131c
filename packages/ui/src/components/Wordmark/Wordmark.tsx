import { RibbonMark } from "../RibbonMark/RibbonMark.tsx";
import { wordmarkCopy } from "./Wordmark.copy.ts";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps {
  /** 25 px in a header, 30 px as the name of a dialog. @default "header" */
  size?: "header" | "title";
  /** What the product is called. @default "mimi" */
  name?: string;
}

/** The ribbon and the name of the product. */
export function Wordmark({ size = "header", name = wordmarkCopy.name }: WordmarkProps) {
  return (
    <span className={[css.wordmark, css.size[size]].join(" ")}>
      <RibbonMark />
      {name}
    </span>
  );
}
