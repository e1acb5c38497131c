import { useId } from "react";
import type { ReactNode } from "react";
import * as css from "./Switch.css.ts";

export interface SwitchProps {
  /** What it switches. */
  label: string;
  /** What "on" means, in a sentence. */
  hint?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** The user turned it on (`true`) or off. Not called while disabled. */
  onCheckedChange: (checked: boolean) => void;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
}

/** Switches a setting on or off immediately, without a save button. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <div className={css.text}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className={css.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          onCheckedChange(event.target.checked);
        }}
      />
    </div>
  );
}
