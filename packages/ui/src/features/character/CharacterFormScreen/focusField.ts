import type { FormField, FormGroup } from "./CharacterFields.ts";

/** Takes the focus to a field of the form; to its first control where it has several. */
export function focusField(form: HTMLElement | null, field: FormField): void {
  const place = form?.querySelector(`[data-field="${field}"]`);
  const control = place?.querySelector<HTMLElement>("input:not([hidden]), textarea, select, button");
  control?.focus();
  control?.scrollIntoView({ block: "center" });
}

/** Takes the focus to the heading of a part of the form. */
export function focusGroup(form: HTMLElement | null, group: FormGroup): void {
  const section = form?.querySelector<HTMLElement>(`[data-group="${group}"]`);
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: "start" });
}
