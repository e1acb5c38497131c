import { Root, Trigger, Value as SelectedValue } from "@radix-ui/react-select";
import { useId, useRef, useState } from "react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { FieldNotes, notesOf } from "../Field/FieldNotes.tsx";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { useTextDirection } from "../ThemeRoot/useTextDirection.ts";
import { selectCopy } from "./Select.copy.ts";
import { SelectList } from "./SelectList.tsx";
import type { SelectGroup, SelectOption } from "./SelectOption.ts";
import * as css from "./Select.css.ts";

export interface SelectProps<Value extends string>
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "value" | "defaultValue" | "type"> {
  /** The label. */
  label: string;
  /** Whether the label is visually hidden, because a heading shows it already. @default false */
  labelHidden?: boolean;
  /** The options in order, or groups of options with a heading each. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen value, `null` before the first choice. Absent: the control holds it itself, from `defaultValue`. */
  value?: Value | null;
  /** The value that is chosen at first, without `value`. Absent: none. */
  defaultValue?: Value;
  /** The user chose another option. */
  onValueChange?: (value: Value) => void;
  /** Whether the list is open. Absent: the control holds that itself, from `defaultOpen`. */
  open?: boolean;
  /** Whether the list is open at first, without `open`. @default false */
  defaultOpen?: boolean;
  /** The user opened or closed the list. */
  onOpenChange?: (open: boolean) => void;
  /** Shown before the first choice. @default "Choose one" */
  placeholder?: string;
  /** A hint below the control, in a sentence. */
  hint?: ReactNode;
  /** The error message, in a sentence; announced when it appears. */
  error?: string;
  /** Whether one must be chosen. @default false */
  required?: boolean;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  /** The name for the form. */
  name?: string;
  /** Texts of the component. @default English */
  copy?: Copy<typeof selectCopy>;
  /** Ref to the control, for example to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of many options, in a list that opens below the control. Typing finds an option, also while the list is closed. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    labelHidden = false,
    options,
    value,
    defaultValue,
    onValueChange,
    hint,
    error,
    ...rest
  } = props;
  const { open, defaultOpen, onOpenChange, placeholder, required, disabled, name, copy, ...control } = rest;
  const { className, style, ...attributes } = control;
  const texts = useCopy(selectCopy, copy);
  const ownId = useId();
  const id = props.id ?? ownId;
  const notes = { id, error, hint };
  const [ownValue, setOwnValue] = useState(defaultValue ?? null);
  const chosen = value === undefined ? ownValue : value;
  const field = useRef<HTMLDivElement>(null);
  const { direction, readDirection } = useTextDirection();
  return (
    <div ref={field} className={[css.field, className].filter(Boolean).join(" ")} style={style}>
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? css.hiddenLabel : css.label}>
        {label}
      </label>
      <Root
        // Radix shows the placeholder for an empty value.
        value={chosen ?? ""}
        onValueChange={(next) => {
          setOwnValue(next as Value);
          onValueChange?.(next as Value);
        }}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={(isOpen) => {
          if (field.current !== null) readDirection(field.current);
          onOpenChange?.(isOpen);
        }}
        dir={direction}
        required={required}
        disabled={disabled}
        name={name}
      >
        <Trigger
          {...attributes}
          id={id}
          // The direction is inherited: Radix would set that of the last list.
          dir={undefined}
          className={css.control}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={notesOf(notes, props["aria-describedby"])}
        >
          <span className={css.value}>
            <SelectedValue placeholder={placeholder ?? texts.placeholder}>
              <Chosen option={options.flatMap(optionsOf).find((option) => option.value === chosen)} />
            </SelectedValue>
          </span>
          <ChevronDownIcon className={css.chevron} />
        </Trigger>
        <SelectList options={options} />
      </Root>
      <FieldNotes {...notes} />
    </div>
  );
}

// Rendered here as well as in the list, so that a server shows it.
function Chosen({ option }: { option: SelectOption<string> | undefined }) {
  return (
    <span className={css.content}>
      {option?.icon}
      <span className={css.chosen}>{option?.label}</span>
    </span>
  );
}

function optionsOf<Value extends string>(entry: SelectOption<Value> | SelectGroup<Value>) {
  return "options" in entry ? entry.options : [entry];
}

export type { SelectGroup, SelectOption } from "./SelectOption.ts";
