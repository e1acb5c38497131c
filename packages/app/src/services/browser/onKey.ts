/** Where keys belong to what the user types, or to the dialog. */
export const FIELD_OR_DIALOG = "input, textarea, select, [role=dialog]";

/** Calls back when a key is pressed that `matches` and that nothing else has handled. */
export function onKey(matches: (event: KeyboardEvent) => boolean, listener: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isInputMethodKey(event) || !matches(event)) return;
    event.preventDefault();
    listener();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

export function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null;
}

/** As in `@mimi/ui`, which services do not import: such a key converts or accepts text that is being composed. */
function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
