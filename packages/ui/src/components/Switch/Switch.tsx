import { composeEventHandlers } from "@radix-ui/primitive";
import { useId } from "react";
import type { ReactNode } from "react";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Switch.css.ts";

export interface SwitchProps extends NativeProps<"input", "type" | "role" | "children"> {
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
}

/**
 * Switches a setting on or off immediately, without a save button. The other props are those of `input`; `className` and `style`
 * reach the row around label and control.
 *
 * @example
 * <Switch label="Blur covers" defaultChecked />
 */
export function Switch(props: SwitchProps) {
  const { label, hint, onCheckedChange, className, style, ...rest } = props;
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <div className={joinNames(css.row, className)} style={style}>
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
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={css.track}
        aria-describedby={joinNames(hint !== undefined && `${id}-hint`, props["aria-describedby"])}
        onChange={composeEventHandlers(props.onChange, (event) => onCheckedChange?.(event.target.checked))}
      />
    </div>
  );
}
