import type { HeaderProps } from "@mimi/ui/header";
import type { Snapshot } from "valtio";
import type { Session } from "../../auth/auth.store.ts";
import { shownUserName } from "../../../state/texts/shownName.ts";

/** The user in the header. The name is empty until the user's own data is loaded. */
export function headerUserOf(session: Snapshot<Session>): HeaderProps["user"] {
  if (session.kind === "visitor") return { kind: "visitor" };
  return {
    kind: "user",
    name: session.user ? shownUserName(session.user) : "",
    avatar: session.user?.avatar ?? undefined,
  };
}
