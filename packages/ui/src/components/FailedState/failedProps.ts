import type { LoadFailed } from "../states.ts";
import type { FailedStateProps } from "./FailedState.tsx";

/** The props of a {@link FailedState} for content that could not be loaded. */
export function failedProps(
  failed: LoadFailed,
): Pick<FailedStateProps, "cause" | "children" | "pending" | "onRetry"> {
  const { cause, error, pending, onRetry } = failed;
  return { cause, children: error, pending, onRetry };
}
