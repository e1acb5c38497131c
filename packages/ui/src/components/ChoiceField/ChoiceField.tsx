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
  /** What it means, in a sentence; in a list only. */
  hint?: string;
  /** Icon before or above the label; decorative. */
  icon?: ReactNode;
  /** Style of the label, where the label is a sample of the option. */
  sample?: CSSProperties;
}

export interface ChoiceFieldProps<Value extends string> extends RootProps<HTMLFieldSetElement> {
  /** The question. */
  label: string;
  /** Whether the label is visually hidden, because a heading shows it already. @default false */
  labelHidden?: boolean;
  /** A `row` for short labels, a `list` for options with a sentence. @default "row" */
  layout?: "row" | "list";
  /** Whether a list shows every hint, or only the selected option's. @default "all" */
  hints?: "all" | "chosen";
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

/** A group of radio buttons. The arrow keys move between them. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, labelHidden = false, layout = "row", hints = "all", choices, error } = props;
  const id = useId();
  return (
    <fieldset
      disabled={props.disabled}
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
      {...rootProps(props, css.field, error === undefined ? undefined : `${id}-error`)}
    >
      <legend className={labelHidden ? css.hiddenLabel : css.label}>{label}</legend>
      <div className={css.layout[layout]}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice[layout]}>
            <input
              type="radio"
              className={layout === "list" ? css.dot : css.hiddenLabel}
              name={id}
              value={choice.value}
              checked={props.value === undefined ? undefined : choice.value === props.value}
              defaultChecked={props.value === undefined ? choice.value === props.defaultValue : undefined}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}-hint`}
              onChange={() => {
                props.onValueChange?.(choice.value);
              }}
            />
            {choice.icon}
            <span id={`${id}-${choice.value}`} className={css.text} style={choice.sample}>
              {choice.label}
            </span>
            {choice.hint !== undefined && (
              <span id={`${id}-${choice.value}-hint`} className={css.hint} data-hints={hints}>
                {choice.hint}
              </span>
            )}
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
