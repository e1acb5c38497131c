import type { Loadable, LoadFailed } from "@mimi/ui";
import type { Failed } from "./resource.ts";

/** What was not loaded yet, or could not be loaded. */
type Unavailable = { readonly kind: "idle" } | { readonly kind: "loading" } | Failed | null | undefined;

/**
 * A resource or a list as a component reads it. `show` maps what was loaded; null and undefined are not requested yet.
 *
 * @example
 * loadable(plan, loadPlan, ({ value }) => planOf(value))
 */
export function loadable<Loaded extends { readonly kind: "ready" }, Shown>(
  state: Unavailable | Loaded,
  onRetry: () => unknown,
  show: (loaded: Loaded) => Shown,
): Loadable<Shown> {
  switch (state?.kind) {
    case "ready":
      return { kind: "ready", value: show(state) };
    case "failed":
      return loadFailed(state, onRetry);
    default:
      return { kind: state?.kind ?? "idle" };
  }
}

/** A failure as a component reads it. */
export function loadFailed({ cause }: Pick<Failed, "cause">, onRetry: () => unknown): LoadFailed {
  return { kind: "failed", cause, onRetry: () => void onRetry() };
}
