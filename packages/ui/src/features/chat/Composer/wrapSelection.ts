/**
 * Puts marks around the selection of a text field, or a pair of marks around the caret, and passes on the new text.
 * Uses the browser's editing command where possible, so that undo works.
 */
export function wrapSelection(
  field: HTMLTextAreaElement,
  opening: string,
  closing: string,
  onChange: (text: string) => void,
): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const wrapped = opening + value.slice(start, end) + closing;
  field.focus();
  // `insertText` is the only way to edit a field without losing its undo history.
  if (!field.ownerDocument.execCommand("insertText", false, wrapped)) {
    onChange(value.slice(0, start) + wrapped + value.slice(end));
  }
  field.setSelectionRange(start + opening.length, end + opening.length);
}
