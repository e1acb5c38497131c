import { scrollIntoView } from "../../../../components/scrollIntoView.ts";
import type { FormField, FormGroup } from "../CharacterFields.ts";

/** Focuses a field of the form; its first control when it has several. */
export function focusField(form: HTMLElement | null, field: FormField): void {
  const place = form?.querySelector(`[data-field="${field}"]`);
  const control = place?.querySelector<HTMLElement>("input:not([hidden]), textarea, select, button");
  control?.focus();
  scrollIntoView(control, "center");
}

/** Focuses the heading of a group. */
export function focusGroup(form: HTMLElement | null, group: FormGroup): void {
  const section = form?.querySelector<HTMLElement>(`[data-group="${group}"]`);
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  scrollIntoView(section, "start");
}
