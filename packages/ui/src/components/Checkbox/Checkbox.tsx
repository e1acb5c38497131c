import { Indicator, Root } from "@radix-ui/react-checkbox";
import { useId } from "react";
import type { ReactNode } from "react";
import { FieldNotes, notesOf } from "../Field/FieldNotes.tsx";
import { CheckIcon } from "../Icon/CheckIcon.generated.ts";
import { MinusIcon } from "../Icon/MinusIcon.generated.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./Checkbox.css.ts";

/** Whether a checkbox is checked; `indeterminate` if only some items of its group are. */
export type Checked = boolean | "indeterminate";

export interface CheckboxProps
  extends NativeProps<"button", "type" | "value" | "defaultChecked" | "children"> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** Whether the label is visually hidden, because a row of a list shows it already. @default false */
  labelHidden?: boolean;
  /** What it means, in a sentence. */
  hint?: ReactNode;
  /** Whether it is checked. Absent: the checkbox holds that itself, from `defaultChecked`. */
  checked?: Checked;
  /** Whether it is checked at first, without `checked`. @default false */
  defaultChecked?: Checked;
  /** The user checked it (`true`) or unchecked it. Not called while disabled. */
  onCheckedChange?: (checked: boolean) => void;
  /** The error message, in a sentence; announced when it appears. */
  error?: string;
  /** Whether it must be checked. @default false */
  required?: boolean;
  /** The value for the form, while it is checked. @default "on" */
  value?: string;
}

/**
 * Something that is agreed to, or one of several things that are chosen. A form reads it when it is sent. The other props are
 * those of `button`; `className` and `style` reach the box around control and label.
 *
 * @example
 * <Checkbox label="I have read the rules" name="rules" required />
 */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden = false, hint, error, onCheckedChange, className, style, ...rest } = props;
  const ownId = useId();
  const { id = ownId, checked } = props;
  const notes = { id, error, hint };
  return (
    <div className={joinNames(labelHidden ? css.bare : css.field, className)} style={style}>
      <Root
        aria-invalid={error !== undefined || undefined}
        {...rest}
        id={id}
        className={css.box}
        aria-describedby={joinNames(notesOf(notes), props["aria-describedby"])}
        onCheckedChange={(next) => onCheckedChange?.(next === true)}
      >
        <Indicator className={css.mark} forceMount={checked === "indeterminate" || undefined}>
          {checked === "indeterminate" ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
        </Indicator>
      </Root>
      <label htmlFor={id} className={labelHidden ? css.hiddenLabel : css.label}>
        {label}
      </label>
      <div className={css.notes}>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
