import { scrollIntoView } from "./scrollIntoView.ts";
import { useState } from "react";
import { flushSync } from "react-dom";

/**
 * The press of a button that sends a form, so that it never does nothing: with invalid input the errors are shown and the
 * first invalid field is focused. Returns whether the user has tried, and the function that tries.
 */
export function useAttempt() {
  const [hasTried, setTried] = useState(false);
  const attempt = (form: HTMLElement | null, isValid: boolean, act: () => void) => {
    if (isValid) return act();
    // Errors of missing texts are rendered now, so that their fields can be found.
    flushSync(() => setTried(true));
    focusInvalid(form);
  };
  return [hasTried, attempt] as const;
}

function focusInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = invalid?.matches("input, textarea, select")
    ? invalid
    : invalid?.querySelector<HTMLElement>("input, textarea, select, button");
  // A screen reader reads the error when the field receives the focus, also again.
  if (field === document.activeElement) field?.blur();
  field?.focus({ preventScroll: true });
  const errors = invalid?.getAttribute("aria-describedby")?.split(" ") ?? [];
  for (const id of errors) scrollIntoView(document.getElementById(id), "nearest");
  scrollIntoView(field, "nearest");
}
