import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./SegmentedControl.css.ts";

/** One of the options. */
export interface SegmentedOption<Value extends string> {
  /** The value passed to the callback. */
  value: Value;
  /** Displayed label. */
  label: string;
  /** Icon above the label; decorative. */
  icon?: ReactNode;
  /** Style of the label, where the label is a sample of the option. */
  sample?: CSSProperties;
}

export interface SegmentedControlProps<Value extends string>
  extends NativeProps<"fieldset", "defaultValue" | "children"> {
  /** The question. */
  label: string;
  /** Whether the label is visually hidden, because a heading shows it already. @default false */
  labelHidden?: boolean;
  /** The options, in order. */
  options: readonly SegmentedOption<Value>[];
  /** The selected value; `null` before the first choice. Absent: the browser holds it. */
  value?: Value | null;
  /** The value that is selected at first, if the browser holds it. Absent: none. */
  defaultValue?: Value;
  /** The user selected another option. */
  onValueChange?: (value: Value) => void;
  /** Error message, in a sentence. */
  error?: string;
  /** The name for the form. Absent: a name of its own, so that no form reads it by accident. */
  name?: string;
}

/**
 * A row of short options. One is selected, and the arrow keys move between them.
 *
 * @example
 * <SegmentedControl
 *   label="Theme"
 *   options={[{ value: "light", label: "Light" }, { value: "dark", label: "Dark" }]}
 * />
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onValueChange,
    error,
    name,
    className,
    ...rest
  } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      {...rest}
      className={joinNames(css.field, className)}
      aria-describedby={joinNames(error !== undefined && `${id}-error`, props["aria-describedby"])}
    >
      <legend className={labelHidden ? css.hiddenLabel : css.label}>{label}</legend>
      <div className={css.row}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={css.hiddenLabel}
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              aria-labelledby={`${id}-${option.value}`}
              onChange={() => {
                onValueChange?.(option.value);
              }}
            />
            {option.icon}
            <span id={`${id}-${option.value}`} className={css.text} style={option.sample}>
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <span id={`${id}-error`} className={css.error} role="alert" hidden={error === undefined}>
        <AlertIcon size={16} />
        <span>{error}</span>
      </span>
    </fieldset>
  );
}
