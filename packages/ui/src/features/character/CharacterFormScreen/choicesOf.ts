import type { Choice } from "../../../components/ChoiceField/ChoiceField.tsx";

/** Converts texts to choices. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, { readonly label: string; readonly hint: string }>>,
): readonly Choice<Value>[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, ...labels[value] }));
}
