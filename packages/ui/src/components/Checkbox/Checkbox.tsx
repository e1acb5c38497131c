import { Indicator, Root } from "@radix-ui/react-checkbox";
import { useId } from "react";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { FieldNotes, notesOf } from "../Field/FieldNotes.tsx";
import { CheckIcon } from "../Icon/CheckIcon.generated.ts";
import { MinusIcon } from "../Icon/MinusIcon.generated.ts";
import * as css from "./Checkbox.css.ts";

/** Whether a checkbox is checked; `indeterminate` if only some of what it stands for is. */
export type Checked = boolean | "indeterminate";

export interface CheckboxProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "value" | "defaultChecked" | "type"> {
  /** What is agreed to or chosen. */
  label: ReactNode;
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
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  /** The name for the form. */
  name?: string;
  /** The value for the form, while it is checked. @default "on" */
  value?: string;
  /** Ref to the control, for example to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Something that is agreed to, or one of several things that are chosen. A form reads it when it is sent. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, onCheckedChange, className, style, ...control } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const notes = { id, error, hint };
  return (
    <div className={[css.field, className].filter(Boolean).join(" ")} style={style}>
      <Root
        {...control}
        id={id}
        className={css.box}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={notesOf(notes, props["aria-describedby"])}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      >
        <Indicator className={css.mark} forceMount={props.checked === "indeterminate" || undefined}>
          {props.checked === "indeterminate" ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
        </Indicator>
      </Root>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.notes}>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
