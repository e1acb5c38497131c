import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/**
 * Whether a key belongs to an input method, for example Enter that accepts 日本 or Escape that cancels a conversion. Every
 * handler of keys that work in a text field asks this first.
 *
 * Safari sends the Enter that ended a composition after `compositionend`, with `isComposing: false`. As all keys that an
 * input method has handled, it has the key code 229.
 */
export function isInputMethodKey(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229;
}
