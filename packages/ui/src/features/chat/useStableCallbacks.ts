import { useInsertionEffect, useMemo, useRef } from "react";

type Callbacks = Readonly<Record<string, ((...args: never[]) => void) | undefined>>;

/**
 * Returns callbacks with a stable identity, so that memoised messages do not render again. Each calls the latest callback of its
 * name. An absent callback stays absent.
 */
export function useStableCallbacks<Given extends object>(given: Given): Given {
  const callbacks = given as Callbacks;
  const latest = useRef(callbacks);
  useInsertionEffect(() => {
    latest.current = callbacks;
  });
  const names = Object.keys(callbacks)
    .filter((name) => typeof callbacks[name] === "function")
    .join();
  return useMemo(() => {
    const stable = names
      .split(",")
      .map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)] as const);
    return Object.fromEntries(names === "" ? [] : stable) as Given;
  }, [names]);
}
