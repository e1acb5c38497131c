import { groupOf, groups } from "../CharacterFields.ts";
import type { CharacterFields, FormField, FormGroup, FormError } from "../CharacterFields.ts";

/** Progress of a group. */
export type GroupProgress = "empty" | "started" | "done";

const isFilled = (value: CharacterFields[FormField]): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  if (value !== undefined && "entries" in value) return (value as CharacterFields["book"]).entries.length > 0;
  return value !== undefined;
};

// These fields have a default value: they do not count as progress.
const answered: readonly FormField[] = [
  "visibility",
  "rating",
  "language",
  "definitionVisibility",
  "adultAge",
];

/** Progress of each group: done when it has content and no error. */
export function progressOf(
  fields: CharacterFields,
  errors: readonly FormError[],
): Readonly<Record<FormGroup, GroupProgress>> {
  const names = (Object.keys(groupOf) as FormField[]).filter((name) => !answered.includes(name));
  const of = (group: FormGroup): GroupProgress => {
    const started = names.some((name) => groupOf[name] === group && isFilled(fields[name]));
    const hasError = errors.some(({ field }) => groupOf[field] === group);
    return !started ? "empty" : hasError ? "started" : "done";
  };
  return Object.fromEntries(groups.map((group) => [group, of(group)])) as Record<FormGroup, GroupProgress>;
}
