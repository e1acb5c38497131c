import type { Snapshot } from "valtio";
import { visitorName } from "../../state/sentences.ts";
import type { Session } from "./auth.store.ts";

/** The name by which greetings address whoever is reading. */
export function userNameOf(session: Snapshot<Session>): string {
  return session.kind === "signed-in" && session.user ? session.user.user_name : visitorName;
}
