import type { Message } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { message, type MessageRow } from "../../../db/schema/chat.ts";

/** The role of a message in the contract. */
export function roleOf({ kind, role }: Pick<MessageRow, "kind" | "role">): Message["role"] {
  return kind === "system_line" ? "notice" : role;
}

/** {@link roleOf} in a query. */
export const roleOfMessage = sql<
  Message["role"]
>`case when ${message.kind} = 'system_line' then 'notice' else ${message.role} end`;
