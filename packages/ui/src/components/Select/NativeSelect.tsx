import { useId } from "react";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./NativeSelect.css.ts";

/** An option of a native select. */
export interface NativeSelectOption<Value extends string> {
  value: Value;
  /** Displayed label. */
  label: string;
  /** The language of the label, if it is not that of the page. */
  lang?: string;
}

interface NativeSelectProps<Value extends string> extends RootProps {
  /** The label. */
  label: string;
  /** Whether the label is visually hidden, because the chosen option says enough. @default false */
  labelHidden?: boolean;
  /** The options in order. */
  options: readonly NativeSelectOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** The user chose another option. */
  onValueChange: (value: Value) => void;
  /** Whether it looks like a field, or like a chip that is chosen or not. @default "field" */
  look?: keyof typeof css.controls;
  /** Whether it is as wide as what it is in. @default false */
  fullWidth?: boolean;
}

/** A select of the browser: on phones its list is the one of the system. `Select` has a list of our own, with icons and groups. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, labelHidden = false, options, value, onValueChange, look = "field", fullWidth } = props;
  const id = useId();
  return (
    <div {...rootProps(props, fullWidth ? css.fullWidth : css.root)}>
      {!labelHidden && (
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
      )}
      <select
        id={id}
        aria-label={labelHidden ? label : undefined}
        className={css.controls[look]}
        value={value}
        onChange={({ target }) => onValueChange(target.value as Value)}
      >
        {options.map((option) => (
          <option
            dir="auto"
            key={option.value}
            value={option.value}
            lang={option.lang}
            className={css.option}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={look === "field" ? undefined : 14} className={css.chevrons[look]} />
    </div>
  );
}
