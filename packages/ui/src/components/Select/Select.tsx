import { Root, Trigger, Value as SelectedValue } from "@radix-ui/react-select";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { FieldNotes, notesOf } from "../Field/FieldNotes.tsx";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import type { Copy } from "../ThemeRoot/Copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { useDirectionWhileOpen } from "../ThemeRoot/useTextDirection.ts";
import { selectCopy } from "./Select.copy.ts";
import { SelectList } from "./SelectList.tsx";
import type { SelectGroup, SelectOption } from "./SelectOption.ts";
import { useControllable } from "../useControllable.ts";
import * as css from "./Select.css.ts";

export interface SelectProps<Value extends string>
  extends NativeProps<"button", "type" | "value" | "defaultValue" | "children"> {
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
  /** Texts of the component. @default English */
  copy?: Copy<typeof selectCopy>;
}

/**
 * One of many options, in a list that opens below the control. Typing finds an option, also while the list is closed. The other
 * props are those of `button`; `className` and `style` reach the box around label and control.
 *
 * @example
 * <Select
 *   label="Language"
 *   options={[{ value: "de", label: "Deutsch" }, { value: "en", label: "English" }]}
 * />
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    labelHidden = false,
    options,
    value: ownValue,
    defaultValue = null,
    onValueChange,
    open: ownOpen,
    defaultOpen = false,
    onOpenChange,
    placeholder,
    hint,
    error,
    required,
    disabled,
    name,
    form,
    copy: ownCopy,
    className,
    style,
    ...rest
  } = props;
  const copy = useCopy(selectCopy, ownCopy);
  const ownId = useId();
  const { id = ownId } = props;
  const notes = { id, error, hint };
  const [value, setValue] = useControllable(
    ownValue,
    defaultValue,
    (chosen) => chosen !== null && onValueChange?.(chosen),
  );
  const field = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControllable(ownOpen, defaultOpen, onOpenChange);
  const direction = useDirectionWhileOpen(field, open);
  return (
    <div ref={field} className={joinNames(css.field, className)} style={style}>
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? css.hiddenLabel : css.label}>
        {label}
      </label>
      <Root
        // Radix shows the placeholder for an empty value.
        value={value ?? ""}
        onValueChange={(chosen) => setValue(chosen as Value)}
        open={open}
        onOpenChange={setOpen}
        dir={direction}
        required={required}
        disabled={disabled}
        name={name}
        form={form}
      >
        <Trigger
          aria-invalid={error !== undefined || undefined}
          {...rest}
          id={id}
          className={css.control}
          aria-describedby={joinNames(notesOf(notes), props["aria-describedby"])}
          // The direction is inherited: Radix would set that of the last list.
          dir={undefined}
        >
          <span className={css.value}>
            <SelectedValue placeholder={<span>{placeholder ?? copy.placeholder}</span>}>
              <Chosen option={options.flatMap(optionsOf).find((option) => option.value === value)} />
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
