/**
 * Puts marks around what is selected in a text field, or a pair of marks with the caret between them, and
 * hands over the new text. Goes through the browser's own editing where it can, so that undo takes it back.
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
  // insertText is the only way to edit a field that leaves its undo history whole.
  if (!field.ownerDocument.execCommand("insertText", false, wrapped)) {
    onChange(value.slice(0, start) + wrapped + value.slice(end));
  }
  field.setSelectionRange(start + opening.length, end + opening.length);
}
