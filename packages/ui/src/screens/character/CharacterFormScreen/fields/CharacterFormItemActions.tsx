import { ArrowDownIcon } from "../../../../components/Icon/ArrowDownIcon.generated.ts";
import { ArrowUpIcon } from "../../../../components/Icon/ArrowUpIcon.generated.ts";
import { TrashIcon } from "../../../../components/Icon/TrashIcon.generated.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "../CharacterFormScreen.css.ts";

interface CharacterFormItemActionsProps {
  /** The label of the item. */
  label: string;
  /** Its index, from 0, and the number of items. */
  index: number;
  count: number;
  /** Moves it up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  copy: CharacterFormScreenCopy;
}

/** Moves or removes a list item. */
export function CharacterFormItemActions(props: CharacterFormItemActionsProps) {
  const { label, index, count, onMove, copy } = props;
  return (
    <span className={css.itemActions}>
      <IconButton
        size="small"
        label={copy.moveUp(label)}
        icon={<ArrowUpIcon />}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={copy.moveDown(label)}
        icon={<ArrowDownIcon />}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton size="small" label={copy.removeItem(label)} icon={<TrashIcon />} onClick={props.onRemove} />
    </span>
  );
}
