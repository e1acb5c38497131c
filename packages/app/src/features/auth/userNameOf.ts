import type { Snapshot } from "valtio";
import { visitorName } from "../../state/sentences.ts";
import type { Session } from "./auth.store.ts";

/** The name by which a greeting addresses the user or visitor. */
export function userNameOf(session: Snapshot<Session>): string {
  return session.kind === "signed-in" && session.user ? session.user.user_name : visitorName;
}
