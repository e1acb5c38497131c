import { composeEventHandlers } from "@radix-ui/primitive";
import { Item, Root } from "@radix-ui/react-radio-group";
import { useId } from "react";
import type { ReactNode } from "react";
import { FieldNotes, notesOf } from "../Field/FieldNotes.tsx";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import { useTextDirection } from "../ThemeRoot/useTextDirection.ts";
import * as css from "./RadioGroup.css.ts";

/** One of the options of a radio group. */
export interface RadioOption<Value extends string> {
  /** The value passed to the callback. */
  value: Value;
  /** The visible label. */
  label: ReactNode;
  /** What it means, in a sentence. */
  hint?: ReactNode;
  /** Whether it cannot be chosen. @default false */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string>
  extends NativeProps<"div", "defaultValue" | "children"> {
  /** The question. */
  label: string;
  /** Whether the label is visually hidden, because a heading shows it already. @default false */
  labelHidden?: boolean;
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, `null` before the first choice. Absent: the group holds it itself, from `defaultValue`. */
  value?: Value | null;
  /** The value that is chosen at first, without `value`. Absent: none. */
  defaultValue?: Value;
  /** The user chose another option. */
  onValueChange?: (value: Value) => void;
  /** Options below each other, or beside each other where labels are short. @default "vertical" */
  orientation?: "vertical" | "horizontal";
  /** Whether every option shows its hint, or only the chosen one, where there are many. @default "all" */
  optionHints?: "all" | "chosen";
  /** What the question is about, in a sentence. */
  hint?: ReactNode;
  /** The error message, in a sentence; announced when it appears. */
  error?: string;
  /** Whether one must be chosen. @default false */
  required?: boolean;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  /** The name for the form. */
  name?: string;
}

/**
 * Several options that are all visible. One is chosen, and a form reads it. The arrow keys move between them.
 *
 * @example
 * <RadioGroup
 *   label="Who can see it"
 *   options={[{ value: "public", label: "All" }, { value: "private", label: "Only you" }]}
 * />
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onValueChange,
    orientation = "vertical",
    optionHints = "all",
    hint,
    error,
    required,
    disabled,
    name,
    className,
    ...rest
  } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const { direction, readDirection } = useTextDirection();
  const notes = { id, error, hint };
  return (
    <Root
      asChild
      value={value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => onValueChange?.(chosen as Value)}
      orientation={orientation}
      dir={direction}
      required={required}
      disabled={disabled}
      name={name}
    >
      {/* The direction is inherited: Radix would set that of the last focus. */}
      <div
        aria-labelledby={`${id}-label`}
        aria-invalid={error !== undefined || undefined}
        {...rest}
        id={id}
        className={joinNames(css.group, className)}
        aria-describedby={joinNames(notesOf(notes), props["aria-describedby"])}
        dir={undefined}
        onFocusCapture={composeEventHandlers(props.onFocusCapture, (event) =>
          readDirection(event.currentTarget),
        )}
      >
        <span id={`${id}-label`} className={labelHidden ? css.hiddenLabel : css.label}>
          {label}
        </span>
        <div className={css.options[orientation]} data-hints={optionHints}>
          {options.map((option) => (
            <Option key={option.value} option={option} id={`${id}-${option.value}`} />
          ))}
        </div>
        <FieldNotes {...notes} />
      </div>
    </Root>
  );
}

function Option({ option, id }: { option: RadioOption<string>; id: string }) {
  const { value, label, hint, disabled } = option;
  return (
    <div className={css.option}>
      <Item
        id={id}
        value={value}
        disabled={disabled}
        className={css.dot}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <label id={`${id}-label`} htmlFor={id} className={css.text}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
