import { PERSONAS_MAX, type Persona, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, asc, count, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { persona, user } from "../../../db/schema.ts";
import { invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { findUploadedImage } from "../../../domain/uploads/images.ts";

/** Who the user is in a chat. */
export interface ChatPersona {
  /** Replaces `{{user}}`. */
  readonly name: string;
  /** What the model is told about the user; empty without a persona. */
  readonly description: string;
}

const columns = {
  id: persona.id,
  name: persona.name,
  description: persona.description,
  avatar: persona.avatar,
};

/** Who a user is in a chat: the chosen persona, or without one the user's own name. */
export function personaOf(chosen: ChatPersona | null, userName: string | undefined): ChatPersona {
  return chosen ?? { name: userName?.trim() || "Guest", description: "" };
}

/** Who a user is in a chat with this persona. A persona that is absent, or another user's, counts as none. */
export async function readChatPersona(
  db: Database,
  userId: string,
  personaId: string | null,
): Promise<ChatPersona> {
  const [row] = await db
    .select({ userName: user.user_name, chosen: { name: persona.name, description: persona.description } })
    .from(user)
    .leftJoin(persona, and(eq(persona.id, personaId ?? ""), eq(persona.user_id, user.id)))
    .where(eq(user.id, userId));
  return personaOf(row?.chosen ?? null, row?.userName);
}

/** A user's personas, oldest first. */
export async function listPersonas(db: Database, userId: string): Promise<{ items: Persona[] }> {
  const items = await db
    .select(columns)
    .from(persona)
    .where(eq(persona.user_id, userId))
    .orderBy(asc(persona.created_at), asc(persona.id));
  return { items };
}

/** Makes or changes a persona. Throws 40401, 40001 for an image that was not uploaded here, 42201 when there are too many. */
export async function savePersona(
  db: Database,
  userId: string,
  now: Date,
  { persona_id: id, ...fields }: ParsedInputOf<typeof routes.savePersona>,
): Promise<Persona> {
  return db.transaction(async (tx) => {
    // Held, so that many at once do not pass the limit together.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    const before = id === undefined ? null : await readPersona(tx, userId, id);
    const { avatar } = fields;
    if (avatar && avatar !== before?.avatar && !(await findUploadedImage(tx, userId, "user", avatar))) {
      throw invalidInput({ avatar: "invalid_choice" });
    }
    const [row] = before
      ? await tx.update(persona).set(fields).where(eq(persona.id, before.id)).returning(columns)
      : await addPersona(tx, { ...fields, id: newId(), user_id: userId, created_at: now });
    if (!row) throw notFound();
    return row;
  });
}

/** Deletes a persona. Throws 40401. */
export async function deletePersona(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db.delete(persona).where(owned(userId, id)).returning({ id: persona.id });
  if (gone.length === 0) throw notFound();
}

async function addPersona(db: Database, values: typeof persona.$inferInsert) {
  const [all] = await db.select({ count: count() }).from(persona).where(eq(persona.user_id, values.user_id));
  if ((all?.count ?? 0) >= PERSONAS_MAX) {
    const sentence = `You have ${PERSONAS_MAX} personas, which is as many as there can be.`;
    throw invalidInput({ persona_id: "too_many" }, sentence);
  }
  return db.insert(persona).values(values).returning(columns);
}

async function readPersona(db: Database, userId: string, id: string): Promise<Persona> {
  const [row] = await db.select(columns).from(persona).where(owned(userId, id));
  if (!row) throw notFound();
  return row;
}

function owned(userId: string, id: string) {
  return and(eq(persona.id, id), eq(persona.user_id, userId));
}
