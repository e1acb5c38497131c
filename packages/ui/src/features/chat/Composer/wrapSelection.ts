import { editRange } from "../../../components/replaceText.ts";

/**
 * Puts a pair of marks around the selection of a text field, which stays selected, or around the caret. It is an edit as
 * any other: the browser can undo it, and reports it by an `input` event.
 */
export function wrapSelection(field: HTMLTextAreaElement, opening: string, closing: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const wrapped = opening + value.slice(start, end) + closing;
  field.focus();
  if (!editRange(field, start, end, wrapped)) {
    field.setRangeText(wrapped, start, end);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.setSelectionRange(start + opening.length, end + opening.length);
}
