import type { ReactNode } from "react";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { chipCopy } from "./Chip.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import * as css from "./Chip.css.ts";

export interface ChipProps {
  /** The label. */
  label: string;
  /** Icon before the label; decorative. */
  icon?: ReactNode;
  /** A number after the label, such as how many items a filter leaves. Absent: not shown. */
  count?: number;
  /** Whether it is selected. @default false */
  selected?: boolean;
  /** The user selected or deselected it. Absent: the chip is a label only. */
  onPress?: () => void;
  /** The user removed it. Absent: it cannot be removed. */
  onRemove?: () => void;
  /** Accessible name of the remove button. @default (label) => `Remove ${label}` */
  removeLabel?: (label: string) => string;
}

/** A tag or a filter in a row. */
export function Chip(props: ChipProps) {
  const { label, icon, count, selected = false, onPress, onRemove } = props;
  const { remove } = useCopy(chipCopy);
  const { removeLabel = remove } = props;
  const look = [css.chip, selected && css.selected].filter(Boolean).join(" ");
  if (onPress !== undefined) {
    return (
      <button
        type="button"
        className={[look, css.pressable].join(" ")}
        aria-pressed={selected}
        onClick={onPress}
      >
        {icon}
        {label}
        {count !== undefined && <span className={css.count}>{count}</span>}
      </button>
    );
  }
  return (
    <span className={look}>
      {icon}
      {label}
      {count !== undefined && <span className={css.count}>{count}</span>}
      {onRemove !== undefined && (
        <button type="button" className={css.remove} aria-label={removeLabel(label)} onClick={onRemove}>
          <CloseIcon size={14} />
        </button>
      )}
    </span>
  );
}
