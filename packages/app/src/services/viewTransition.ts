import { services } from "./services.ts";

/** Milliseconds that a page may take to stand: until then nothing moves. Then it is shown as any other. */
const PATIENCE_MS = 250;

let stands: () => void = () => undefined;

/**
 * Goes to another page by `go`. What stands on both by the same `view-transition-name` goes along to its new place,
 * until the browser is told to stop moving things.
 */
export function startPageTransition(go: () => void): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // In discreet mode a picture is blurred unless it is pointed at: sharp as it is then, it must not grow.
  if (!("startViewTransition" in document) || isStill || services().browser.isDiscreet()) return go();
  const turn = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          turn.skipTransition();
          resolve();
        }, PATIENCE_MS);
        stands = () => {
          clearTimeout(late);
          resolve();
        };
        go();
      }),
  );
  // It was left out: another one has begun, it took too long, or nobody looks. The page comes all the same.
  turn.ready.catch(() => undefined);
}

/** The page that was gone to stands. */
export function pageRendered(): void {
  stands();
}
