import { memo } from "react";
import { Field } from "../../../../components/Field/Field.tsx";
import type { FieldProps } from "../../../../components/Field/Field.tsx";
import type { CharacterFields } from "../CharacterFields.ts";
import type { FormPart } from "./FormPart.ts";

/** The fields that are a text. */
type TextField = {
  [Key in keyof Required<CharacterFields>]: CharacterFields[Key] extends string
    ? string extends CharacterFields[Key]
      ? Key
      : never
    : never;
}[keyof Required<CharacterFields>];

interface CharacterFormTextProps extends Pick<FieldProps, "lines" | "book" | "maxLength" | "required"> {
  field: TextField;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  onFieldsChange: FormPart["onFieldsChange"];
}

/** A text field of the form. Memoised: counting 16,000 characters on every keystroke elsewhere would be slow. */
export const CharacterFormText = memo(function CharacterFormText(props: CharacterFormTextProps) {
  const { field, onFieldsChange, ...rest } = props;
  return (
    <div data-field={field}>
      <Field
        {...rest}
        name={field}
        autoComplete="off"
        onValueChange={(value) => onFieldsChange({ [field]: value })}
      />
    </div>
  );
});

/** Picks the props of a text field from those of its group. */
export function textOf(part: FormPart, field: TextField & keyof FormPart["copy"]) {
  const { fields, copy, maxLengths, errors, onFieldsChange } = part;
  const hint: unknown = copy[`${field}Hint` as keyof typeof copy];
  return {
    field,
    label: String(copy[field]),
    value: fields[field],
    hint: typeof hint === "string" ? hint : undefined,
    maxLength: field in maxLengths ? maxLengths[field as keyof typeof maxLengths] : undefined,
    error: errors[field],
    onFieldsChange,
  } as const;
}
