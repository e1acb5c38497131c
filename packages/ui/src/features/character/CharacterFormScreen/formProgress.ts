import { groupOf, groups } from "./CharacterFields.ts";
import type { CharacterFields, FormField, FormGroup, FormProblem } from "./CharacterFields.ts";

/** How far a part of the form has come. */
export type GroupProgress = "empty" | "begun" | "done";

const written = (value: CharacterFields[FormField]): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.length > 0;
  if (value !== undefined && "entries" in value) return (value as CharacterFields["book"]).entries.length > 0;
  return value !== undefined;
};

// These stand at an answer from the start: they say nothing about how far somebody has come.
const answered: readonly FormField[] = [
  "visibility",
  "rating",
  "language",
  "definitionVisibility",
  "adultAge",
];

/** How far each part has come: done is what has something in it and nothing against it. */
export function progressOf(
  fields: CharacterFields,
  problems: readonly FormProblem[],
): Readonly<Record<FormGroup, GroupProgress>> {
  const names = (Object.keys(groupOf) as FormField[]).filter((name) => !answered.includes(name));
  const of = (group: FormGroup): GroupProgress => {
    const begun = names.some((name) => groupOf[name] === group && written(fields[name]));
    const flawed = problems.some(({ field }) => groupOf[field] === group);
    return !begun ? "empty" : flawed ? "begun" : "done";
  };
  return Object.fromEntries(groups.map((group) => [group, of(group)])) as Record<FormGroup, GroupProgress>;
}
