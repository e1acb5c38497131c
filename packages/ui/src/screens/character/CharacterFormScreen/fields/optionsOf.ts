import type { RadioOption } from "../../../../components/RadioGroup/RadioGroup.tsx";

/** Converts texts to options. */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, { readonly label: string; readonly hint: string }>>,
): readonly RadioOption<Value>[] {
  return (Object.keys(labels) as Value[]).map((value) => ({ value, ...labels[value] }));
}
