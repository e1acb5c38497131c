import { ArrowDownIcon } from "../../../components/Icon/ArrowDownIcon.generated.ts";
import { ArrowUpIcon } from "../../../components/Icon/ArrowUpIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import type { CharacterFormCopy } from "./CharacterFormScreen.copy.ts";
import * as css from "./CharacterFormScreen.css.ts";

interface CharacterFormItemActionsProps {
  /** Names the item. */
  label: string;
  /** Its place, from 0, and how many there are. */
  place: number;
  count: number;
  /** By one place, up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  copy: CharacterFormCopy;
}

/** What can be done with an item of a list: another place, or none. */
export function CharacterFormItemActions(props: CharacterFormItemActionsProps) {
  const { label, place, count, onMove, copy } = props;
  return (
    <span className={css.itemActions}>
      <IconButton
        size="small"
        label={copy.moveUp(label)}
        icon={<ArrowUpIcon />}
        disabled={place === 0}
        onPress={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={copy.moveDown(label)}
        icon={<ArrowDownIcon />}
        disabled={place === count - 1}
        onPress={() => onMove(1)}
      />
      <IconButton size="small" label={copy.removeItem(label)} icon={<TrashIcon />} onPress={props.onRemove} />
    </span>
  );
}
