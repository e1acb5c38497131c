import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import * as css from "./ChoiceField.css.ts";

/** One of the answers. */
export interface Choice<Value extends string> {
  /** What the callback names it by. */
  value: Value;
  /** As it is shown. */
  label: string;
  /** What it means, in a sentence; in a list only. */
  hint?: string;
  /** Stands before or above the words; decoration. */
  picture?: ReactNode;
  /** How its words are set, where they are a sample of what they say. */
  sample?: CSSProperties;
}

export interface ChoiceFieldProps<Value extends string> {
  /** What is asked. */
  label: string;
  /** Whether only those who cannot see it need the label, a heading showing it already. @default false */
  labelHidden?: boolean;
  /** A `row` for a few short words, a `list` where answers need a sentence. @default "row" */
  layout?: "row" | "list";
  /** Whether every hint of a list shows, or that of the chosen answer alone. @default "all" */
  hints?: "all" | "chosen";
  /** The answers, in order. */
  choices: readonly Choice<Value>[];
  /** The one that is chosen; absent before the first choice. */
  value?: Value;
  /** The user chose another. */
  onValueChange: (value: Value) => void;
  /** What is wrong, in a sentence. */
  error?: string;
  /** Whether it takes nothing at present. @default false */
  disabled?: boolean;
}

/** One answer of a few. The arrow keys go from one to the next. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, labelHidden = false, layout = "row", hints = "all", choices, error } = props;
  const id = useId();
  return (
    <fieldset
      className={css.field}
      disabled={props.disabled}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      role="radiogroup"
      aria-invalid={error !== undefined || undefined}
    >
      <legend className={labelHidden ? css.spoken : css.label}>{label}</legend>
      <div className={css.layout[layout]}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice[layout]}>
            <input
              type="radio"
              className={layout === "list" ? css.dot : css.spoken}
              name={id}
              value={choice.value}
              checked={choice.value === props.value}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}-hint`}
              onChange={() => {
                props.onValueChange(choice.value);
              }}
            />
            {choice.picture}
            <span id={`${id}-${choice.value}`} className={css.words} style={choice.sample}>
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
