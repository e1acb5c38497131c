import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { MinusIcon } from "../../../components/Icon/MinusIcon.generated.ts";
import type { TagFilterCopy } from "./TagFilter.copy.ts";
import * as css from "./TagFilter.css.ts";

/** The use of a tag: require it or exclude it. */
export type TagUse = "only" | "not";

/** The use of each used tag, by its id. */
export type TagUses = Readonly<Partial<Record<number, TagUse>>>;

/** A tag to choose from. */
export interface TagFilterTag {
  /** Identifies it in `TagUses`. */
  id: number;
  /** Displayed text. */
  name: string;
}

interface TagFilterTagButtonProps {
  name: string;
  /** Absent: the tag is not used. */
  use: TagUse | undefined;
  onClick: () => void;
  copy: TagFilterCopy;
}

/** A tag button: filled when required, struck through when excluded. */
export function TagFilterTagButton({ name, use, onClick, copy }: TagFilterTagButtonProps) {
  return (
    <button
      type="button"
      className={css.tag}
      data-use={use}
      aria-pressed={use !== undefined}
      onClick={onClick}
    >
      {use === "only" && <CheckIcon size={16} />}
      {use === "not" && <MinusIcon size={16} />}
      <span dir="auto" className={css.name}>
        {name}
      </span>
      {use !== undefined && <span className={css.visuallyHiddenText}>{copy.state[use]}</span>}
    </button>
  );
}
