import type { HeaderProps } from "@mimi/ui/header";
import type { Snapshot } from "valtio";
import type { Session } from "../auth/auth.store.ts";

/** Who is looking, for the header. The name follows shortly after the start. */
export function headerUserOf(session: Snapshot<Session>): HeaderProps["user"] {
  if (session.kind === "visitor") return { kind: "visitor" };
  return { kind: "user", name: session.user?.user_name ?? "", avatar: session.user?.avatar ?? undefined };
}
