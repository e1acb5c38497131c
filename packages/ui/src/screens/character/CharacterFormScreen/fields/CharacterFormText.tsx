import { memo } from "react";
import { Field } from "../../../../components/Field/Field.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import type { TextAreaProps } from "../../../../components/TextArea/TextArea.tsx";
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

interface CharacterFormTextProps extends Pick<TextAreaProps, "font" | "maxLength" | "required"> {
  field: TextField;
  label: string;
  value: string;
  hint?: string;
  error?: string;
  /** Lines of text. Absent: a field of one line. */
  rows?: number;
  onFieldsChange: FormPart["onFieldsChange"];
}

/** A text field of the form. Memoised: counting 16,000 characters on every keystroke elsewhere would be slow. */
export const CharacterFormText = memo(function CharacterFormText(props: CharacterFormTextProps) {
  const { field, rows, onFieldsChange, ...rest } = props;
  const shared = {
    ...rest,
    name: field,
    autoComplete: "off",
    onValueChange: (value: string) => onFieldsChange({ [field]: value }),
  };
  return (
    <div data-field={field}>
      {rows === undefined ? <Field {...shared} /> : <TextArea {...shared} rows={rows} />}
    </div>
  );
});

/** Picks the props of a text field from those of its group. */
export function textOf(part: FormPart, field: TextField & keyof FormPart["copy"]) {
  const { fields, copy, limits, errors, onFieldsChange } = part;
  const hint: unknown = copy[`${field}Hint` as keyof typeof copy];
  return {
    field,
    label: String(copy[field]),
    value: fields[field],
    hint: typeof hint === "string" ? hint : undefined,
    maxLength: field in limits ? limits[field as keyof typeof limits] : undefined,
    error: errors[field],
    onFieldsChange,
  } as const;
}
