import type { ReactNode } from "react";
import { CloseIcon } from "../Icon/CloseIcon.generated.ts";
import { chipCopy } from "./Chip.copy.ts";
import * as css from "./Chip.css.ts";

export interface ChipProps {
  /** What the chip stands for. */
  label: string;
  /** Stands before the words; decoration. */
  icon?: ReactNode;
  /** Whether it is chosen. @default false */
  selected?: boolean;
  /** The user chose it, or gave it up. Absent: the chip only names something. */
  onPress?: () => void;
  /** The user took it away. Absent: it cannot be taken away. */
  onRemove?: () => void;
  /** Names the button that takes it away. @default (label) => `Remove ${label}` */
  removeLabel?: (label: string) => string;
}

/** A tag or a filter in a row of its like. */
export function Chip(props: ChipProps) {
  const { label, icon, selected = false, onPress, onRemove, removeLabel = chipCopy.remove } = props;
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
      </button>
    );
  }
  return (
    <span className={look}>
      {icon}
      {label}
      {onRemove !== undefined && (
        <button type="button" className={css.remove} aria-label={removeLabel(label)} onClick={onRemove}>
          <CloseIcon size={14} />
        </button>
      )}
    </span>
  );
}
