import { CheckIcon } from "../../../components/Icon/CheckIcon.generated.ts";
import { MinusIcon } from "../../../components/Icon/MinusIcon.generated.ts";
import type { TagFilterCopy } from "./TagFilter.copy.ts";
import * as css from "./TagFilter.css.ts";

/** The use of a tag: require it or exclude it. */
export type TagUse = "only" | "not";

/** A tag, and its use. */
export interface TagFilterTag {
  /** Identifies the item in callbacks. */
  id: number;
  /** Displayed text. */
  name: string;
  /** Absent: it is not used. */
  use?: TagUse;
}

interface TagFilterTagButtonProps {
  tag: TagFilterTag;
  onPress: () => void;
  copy: TagFilterCopy;
}

/** A tag button: filled when required, struck through when excluded. */
export function TagFilterTagButton({ tag, onPress, copy }: TagFilterTagButtonProps) {
  return (
    <button
      type="button"
      className={css.tag}
      data-use={tag.use}
      aria-pressed={tag.use !== undefined}
      onClick={onPress}
    >
      {tag.use === "only" && <CheckIcon size={16} />}
      {tag.use === "not" && <MinusIcon size={16} />}
      <span className={css.name}>{tag.name}</span>
      {tag.use !== undefined && <span className={css.visuallyHiddenText}>{copy.state[tag.use]}</span>}
    </button>
  );
}
