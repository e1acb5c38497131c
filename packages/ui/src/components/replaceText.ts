/** An element in which a user types. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Replaces the text of a field. In the field that has the focus only what differs is edited, as if the user did it: undo
 * works, and the caret is behind the change. Other fields have no caret to keep, so that their text is set.
 */
export function replaceText(field: TextElement, text: string): void {
  const { value } = field;
  if (value === text) return;
  const { selectionStart, selectionEnd } = field;
  // Fields for an e-mail address or a date have no selection.
  if (field.matches(":focus") && selectionStart !== null && selectionEnd !== null) {
    const start = commonLength(value, text);
    const rest = commonLength(reversed(value.slice(start)), reversed(text.slice(start)));
    const end = value.length - rest;
    editRange(field, start, end, text.slice(start, text.length - rest));
    // What the user selected stays selected; inside of the replaced part there is nothing left to select.
    const moved = (caret: number) =>
      caret <= start && caret < end ? caret : Math.max(caret, end) + text.length - value.length;
    field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  }
  // The browser refuses to edit a read-only field, or more than `maxLength`.
  if (field.value !== text) field.value = text;
}

/** Replaces a part of a field by the browser's editing command, the only way that keeps undo. Returns whether it worked. */
export function editRange(field: TextElement, start: number, end: number, text: string): boolean {
  const { ownerDocument } = field;
  field.setSelectionRange(start, end);
  // Test environments have no such command.
  if (typeof ownerDocument.execCommand !== "function") return false;
  return ownerDocument.execCommand(text === "" ? "delete" : "insertText", false, text);
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

// By UTF-16 units, which the range of a selection counts.
function reversed(text: string): string {
  return text.split("").reverse().join("");
}
