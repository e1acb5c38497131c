import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { persona, user } from "../../../db/schema/referenced.ts";
import { type ChatPersona, personaOf } from "../prompt/names.ts";
import { chosenName } from "./chosenName.ts";

/** Who a user is in a chat with this persona. A persona that is absent, or another user's, counts as none. */
export async function loadPersona(
  db: Database,
  userId: string,
  personaId: string | null,
): Promise<ChatPersona> {
  const [row] = await db
    .select({ userName: chosenName, chosen: { name: persona.name, description: persona.description } })
    .from(user)
    .leftJoin(persona, and(eq(persona.id, personaId ?? ""), eq(persona.user_id, user.id)))
    .where(eq(user.id, userId));
  return personaOf(row?.chosen ?? null, row?.userName);
}
