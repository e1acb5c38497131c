import type { ParsedInputOf, Persona, routes } from "@mimi/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { persona, user as userTable } from "../../../db/schema/referenced.ts";
import { updateServedImages } from "../../../domain/takedown/withdrawnFiles.ts";
import { findUploadedImage } from "../../../domain/uploads/images.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { decidePersona, type PersonaState } from "./decidePersona.ts";

const columns = {
  id: persona.id,
  name: persona.name,
  description: persona.description,
  avatar: persona.avatar,
};

/** A user's personas, oldest first. */
export async function listPersonas(db: Database, userId: string): Promise<{ items: Persona[] }> {
  const items = await db
    .select(columns)
    .from(persona)
    .where(eq(persona.user_id, userId))
    .orderBy(asc(persona.created_at), asc(persona.id));
  return { items };
}

/** Creates or changes a persona. Throws 40401, and 40001 for an image of another user or when there are too many. */
export function savePersona(
  context: UserContext,
  input: ParsedInputOf<typeof routes.savePersona>,
): Promise<Persona> {
  return inTransaction(context, async ({ db, user, now }) => {
    const state = await loadPersonaState(db, user.id, input);
    const { persona_id: _id, ...fields } = input;
    const decision = decidePersona(state, input);
    const [row] =
      decision.kind === "update"
        ? await db.update(persona).set(fields).where(eq(persona.id, decision.id)).returning(columns)
        : await db
            .insert(persona)
            .values({ ...fields, id: newId(), user_id: user.id, created_at: now })
            .returning(columns);
    if (!row) throw notFound();
    await updateServedImages(db, { before: state.before?.avatar ?? null, after: row.avatar }, now);
    return row;
  });
}

async function loadPersonaState(
  db: Database,
  userId: string,
  { persona_id: id, avatar }: ParsedInputOf<typeof routes.savePersona>,
): Promise<PersonaState> {
  // Locked, so that concurrent calls do not exceed the limit together.
  await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for("update");
  const all = await db
    .select({ id: persona.id, avatar: persona.avatar })
    .from(persona)
    .where(eq(persona.user_id, userId));
  return {
    before: all.find((one) => one.id === id) ?? null,
    count: all.length,
    isOwnUpload: Boolean(avatar && (await findUploadedImage(db, userId, "user", avatar))),
  };
}

/** Deletes a persona. Throws 40401. */
export function deletePersona(context: UserContext, id: string): Promise<void> {
  return inTransaction(context, async ({ db, user, now }) => {
    const own = and(eq(persona.id, id), eq(persona.user_id, user.id));
    const [deleted] = await db.delete(persona).where(own).returning({ avatar: persona.avatar });
    if (!deleted) throw notFound();
    await updateServedImages(db, { before: deleted.avatar, after: null }, now);
  });
}
