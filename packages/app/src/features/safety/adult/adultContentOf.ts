import type { AdultContent } from "@mimi/ui/screens/adult-pane";
import type { Snapshot } from "valtio";
import { dayOf } from "../../../state/texts/dates.ts";
import type { Session } from "../../auth/auth.store.ts";
import type { AdultState } from "./adult.store.ts";

/** Whether the user sees adult characters, and is allowed to, for the settings. */
export function adultContentOf(
  { shown, gate }: Snapshot<AdultState>,
  session: Snapshot<Session>,
  blurred: boolean,
): AdultContent {
  if (session.kind === "visitor") return { kind: "visitor" };
  // The age gate has read what is needed where the user is; a statement may not be enough.
  if (gate.kind === "unavailable" || gate.kind === "needs-verification") return { kind: gate.kind };
  const since = session.user?.adult_attested_at ?? null;
  // The API shows adult characters only to users with a statement, whatever this browser has stored.
  if (since !== null) return shown ? { kind: "on", since: dayOf(since), blurred } : { kind: "off" };
  return { kind: gate.kind === "declined" ? "declined" : "off" };
}
