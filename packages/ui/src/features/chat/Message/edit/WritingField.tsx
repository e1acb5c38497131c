import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { scrollIntoView } from "../../../../components/scrollIntoView.ts";
import { isInputMethodKey } from "../../../../components/isInputMethodKey.ts";
import { useTextField } from "../../../../components/useTextField.ts";
import * as css from "./MessageEdit.css.ts";

interface WritingFieldProps {
  label: string;
  /** Whether the label is visible. @default false */
  labelShown?: boolean;
  placeholder?: string;
  text: string;
  /** Whether it is focused when it mounts. @default true */
  takesFocus?: boolean;
  /** The `id` of its error message. */
  errorId?: string;
  onTextChange: (text: string) => void;
  /** Ctrl+Enter, or ⌘+Enter. */
  onDone: () => void;
  /** Escape. */
  onCancel: () => void;
}

/** A text field in a message that grows with its text. */
export function WritingField(props: WritingFieldProps) {
  const { label, errorId, onTextChange, onDone, onCancel } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, props: typing } = useTextField({
    value: props.text,
    onValueChange: onTextChange,
    ref: field,
  });
  const [takesFocus] = useState(props.takesFocus !== false);
  useEffect(() => {
    const element = field.current;
    if (element === null || !takesFocus) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
    showForm(element);
  }, [takesFocus]);
  // Grows the field with its text; the height depends on layout.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.blockSize = "auto";
    element.style.blockSize = `${element.scrollHeight}px`;
    if (element.ownerDocument.activeElement === element) showForm(element);
  }, [text]);
  return (
    <>
      <label className={props.labelShown === true ? css.label : css.hidden} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...typing}
        id={id}
        className={css.field}
        rows={1}
        placeholder={props.placeholder}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        onKeyDown={(event) => {
          if (isInputMethodKey(event)) return;
          if (event.key === "Escape") onCancel();
          else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onDone();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    </>
  );
}

/** Scrolls until the whole form is visible, with the buttons below its field. */
function showForm(field: HTMLElement): void {
  scrollIntoView(field.parentElement, "nearest");
}
