import { useId } from "react";
import type { ReactNode } from "react";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends RootProps<HTMLInputElement> {
  /** What it switches. */
  label: string;
  /** What "on" means, in a sentence. */
  hint?: ReactNode;
  /** Whether it is on. Absent: the browser holds it. */
  checked?: boolean;
  /** Whether it is on at first, if the browser holds it. @default false */
  defaultChecked?: boolean;
  /** The user turned it on (`true`) or off. Not called while disabled. */
  onCheckedChange?: (checked: boolean) => void;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
}

/** Switches a setting on or off immediately, without a save button. */
export function Switch(props: SwitchProps) {
  const { label, hint, checked, defaultChecked, onCheckedChange, disabled = false } = props;
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <div className={[css.row, props.className].filter(Boolean).join(" ")} style={props.style}>
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
        {...rootProps(
          { ...props, className: undefined, style: undefined },
          css.track,
          hint === undefined ? undefined : `${id}-hint`,
        )}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        onChange={(event) => {
          onCheckedChange?.(event.target.checked);
        }}
      />
    </div>
  );
}
