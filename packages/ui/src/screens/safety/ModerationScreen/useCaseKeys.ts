import { useEffect, useEffectEvent } from "react";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";

/** J and K open the next and the previous case, wherever the focus is, but not while the moderator writes or chooses in a list. */
export function useCaseKeys(
  keys: readonly string[],
  selected: string | undefined,
  onSelect: (key: string) => void,
): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    if (!isForModeration(event)) return;
    const step = { j: 1, k: -1 }[event.key];
    if (step === undefined) return;
    const at = selected === undefined ? -1 : keys.indexOf(selected);
    const next = keys[at < 0 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
  });
  useEffect(() => listen(move), []);
}

/** Calls back for each number key that a moderator presses outside of a text. */
export function useNumberKeys(onNumber: (number: number) => void): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    if (isForModeration(event) && /^[1-9]$/.test(event.key)) onNumber(Number(event.key));
  });
  useEffect(() => listen(choose), []);
}

function listen(onKey: (event: KeyboardEvent) => void): () => void {
  const listener = (event: KeyboardEvent) => onKey(event);
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}

function isForModeration(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (isInputMethodKey(event)) return false;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof HTMLElement)) return true;
  const others = "textarea, input:not([type='radio'], [type='checkbox']), [role='listbox'], [role='dialog']";
  return target.closest(others) === null;
}
