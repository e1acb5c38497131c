import type { FailureCode } from "../services/api/ApiError.ts";

/** Why something is not here: the browser is offline, or the other side failed. */
export type FailureReason = "server" | "offline";

export interface Failed {
  readonly kind: "failed";
  readonly reason: FailureReason;
  /** What the API said; `sentenceOfCode` puts it into words. */
  readonly code: FailureCode;
}

/** Whether something could not be had for want of a connection: it is asked for again when there is one. */
export function isOffline(remote: { readonly kind: string } | null | undefined): boolean {
  return remote?.kind === "failed" && (remote as Failed).reason === "offline";
}

/** Something that lives outside and may not be here yet. */
export type Remote<T> =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: T }
  | Failed;

export const idle = { kind: "idle" } as const;
export const loading = { kind: "loading" } as const;

/** @returns the member of {@link Remote} for a value that is here. */
export function ready<T>(value: T): { readonly kind: "ready"; readonly value: T } {
  return { kind: "ready", value };
}
