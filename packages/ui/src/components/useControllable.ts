import { useState } from "react";

/**
 * Returns a value and its setter. The owner of the component holds the value when it gives one; otherwise the component does,
 * beginning with `initial`.
 *
 * @param onChange Called with each new value, in both cases.
 */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
