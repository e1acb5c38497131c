import type { Snapshot } from "valtio";
import type { Session } from "./auth.store.ts";

/** A greeting calls a visitor by this name. */
const VISITOR_NAME = "you";

/** The name by which a greeting addresses the user or visitor. */
export function userNameOf(session: Snapshot<Session>): string {
  return session.kind === "signed-in" && session.user ? session.user.user_name : VISITOR_NAME;
}

/** The id of the user; undefined for visitors, and before the user's own data is loaded. */
export function userIdOf(session: Snapshot<Session>): string | undefined {
  return session.kind === "signed-in" ? session.user?.uid : undefined;
}
