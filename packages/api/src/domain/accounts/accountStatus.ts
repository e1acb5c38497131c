import type { NoticeMeasure } from "@mimi/contract";

/** What a decision about an account can forbid. */
export type AccountAction = "sign_in" | "publish" | "upload" | "edit_profile" | "chat";

/** A decision that stops an account, or some of what it does. */
export interface Stop {
  readonly measure: NoticeMeasure;
  readonly until: Date | null;
  readonly ended_at: Date | null;
}

/** What each measure forbids. */
const forbidden: Readonly<Record<NoticeMeasure, readonly AccountAction[]>> = {
  reject: [],
  remove: [],
  warn: [],
  lift: [],
  restrict: ["publish", "upload", "edit_profile"],
  suspend: ["sign_in", "publish", "upload", "edit_profile", "chat"],
  ban: ["sign_in", "publish", "upload", "edit_profile", "chat"],
};

/** The decision that forbids an action now; null when the user may do it. A decision ends by itself at its `until`. */
export function findStop<One extends Stop>(
  decisions: readonly One[],
  action: AccountAction,
  now: Date,
): One | null {
  return decisions.find((one) => isInForce(one, now) && forbidden[one.measure].includes(action)) ?? null;
}

/** Whether a decision counts now. */
export function isInForce({ until, ended_at }: Stop, now: Date): boolean {
  return ended_at === null && (until === null || until > now);
}
