import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/**
 * A part whose code is fetched when it is first drawn, for a `Suspense` around it. Where that fails it is waited for,
 * and asked for again once a connection is back or something is pressed: a failure would take the whole page along.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilHere(load) }));
}

/** What a part is made of, once it is here. */
export function untilHere<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async () => {
    await anotherChance();
    return untilHere(load);
  });
}

function anotherChance(): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const end = () => {
      waiting.abort();
      resolve();
    };
    for (const chance of ["online", "click", "keydown"])
      addEventListener(chance, end, { signal: waiting.signal });
  });
}
