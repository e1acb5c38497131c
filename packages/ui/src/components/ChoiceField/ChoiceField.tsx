import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./ChoiceField.css.ts";

/** One of the options. */
export interface Choice<Value extends string> {
  /** The value passed to the callback. */
  value: Value;
  /** Displayed label. */
  label: string;
  /** Icon above the label; decorative. */
  icon?: ReactNode;
  /** Style of the label, where the label is a sample of the option. */
  sample?: CSSProperties;
}

export interface ChoiceFieldProps<Value extends string> extends RootProps<HTMLFieldSetElement> {
  /** The question. */
  label: string;
  /** Whether the label is visually hidden, because a heading shows it already. @default false */
  labelHidden?: boolean;
  /** The options, in order. */
  choices: readonly Choice<Value>[];
  /** The selected value; `null` before the first choice. Absent: the browser holds it. */
  value?: Value | null;
  /** The value that is selected at first, if the browser holds it. Absent: none. */
  defaultValue?: Value;
  /** The user selected another option. */
  onValueChange?: (value: Value) => void;
  /** Error message, in a sentence. */
  error?: string;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
}

/** A row of short options, of which one is selected. The arrow keys move between them. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, labelHidden = false, choices, error } = props;
  const id = useId();
  return (
    <fieldset
      disabled={props.disabled}
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      {...rootProps(props, css.field, error === undefined ? undefined : `${id}-error`)}
    >
      <legend className={labelHidden ? css.hiddenLabel : css.label}>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              className={css.hiddenLabel}
              name={id}
              value={choice.value}
              checked={props.value === undefined ? undefined : choice.value === props.value}
              defaultChecked={props.value === undefined ? choice.value === props.defaultValue : undefined}
              aria-labelledby={`${id}-${choice.value}`}
              onChange={() => {
                props.onValueChange?.(choice.value);
              }}
            />
            {choice.icon}
            <span id={`${id}-${choice.value}`} className={css.text} style={choice.sample}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <span id={`${id}-error`} className={css.error} role="alert" hidden={error === undefined}>
        <AlertIcon size={16} />
        {error}
      </span>
    </fieldset>
  );
}
