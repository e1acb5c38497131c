import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useInsertionEffect, useLayoutEffect, useState } from "react";
import type { Ref, RefCallback } from "react";
import { FieldText } from "./FieldText.ts";
import type { TextOwner } from "./FieldText.ts";
import type { TextElement } from "./replaceText.ts";
import "./useTextField.css.ts";

interface TextFieldOptions<Field> extends TextOwner {
  /** The text at first, if the field holds it itself. @default "" */
  defaultValue?: string;
  /** A ref of the component's user, or one to focus the field. */
  ref?: Ref<Field>;
}

interface TextField<Field> {
  /** The text in the field. */
  text: string;
  /** Replaces the text and reports it, for example to clear the field. The browser's undo works while it has the focus. */
  setText: (text: string) => void;
  /** Props of the `input` or `textarea`, which gets no `value`. */
  props: { ref: RefCallback<Field>; defaultValue: string; onChange: () => void; dir: "auto" };
}

/**
 * Every text field uses this hook. What is typed belongs to the field: `onValueChange` reports it, and `value` is written
 * to the field only when it is not one of the texts that the field has reported. So an owner may be late (a store that
 * notifies in another task) without moving the caret, breaking an input method or emptying the undo history.
 */
export function useTextField<Field extends TextElement>(options: TextFieldOptions<Field>): TextField<Field> {
  const { value, defaultValue = "", ref } = options;
  // It is what a reset of the form shows, so it never changes.
  const [initial] = useState(value ?? defaultValue);
  const [text, setText] = useState(initial);
  const [field] = useState(() => new FieldText<Field>(initial, options, setText));
  // Before refs are attached and layout effects run.
  useInsertionEffect(() => field.setOwner(options));
  useLayoutEffect(() => field.applyValue(), [field, value]);
  const attached = useComposedRefs(field.attach, ref);
  return {
    text,
    setText: field.setText,
    props: { ref: attached, defaultValue: initial, onChange: field.readText, dir: "auto" },
  };
}
