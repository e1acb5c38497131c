import type { Choice } from "../../../components/ChoiceField/ChoiceField.tsx";

/** Converts texts to choices. */
export function choicesOf<Value extends string>(
  words: Readonly<Record<Value, { readonly label: string; readonly hint: string }>>,
): readonly Choice<Value>[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, ...words[value] }));
}
