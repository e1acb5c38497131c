import { routes } from "@mimi/contract";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chat, message } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { OpenDatabase } from "../../../db/Database.ts";
import { newId } from "../../../shared/ids.ts";
import { freshPostgres } from "../../../testing/databases.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

const ROUNDS = 4;

// The embedded database has one connection, and runs one transaction after another.
describe("a branch, a removal and a deletion at the same time, on PostgreSQL", () => {
  let database: OpenDatabase;
  let safety: SafetyFixture;
  beforeAll(async () => {
    database = await freshPostgres();
    safety = await safetyFixture(database);
  });
  afterAll(() => database.close());

  /** The replies in the user's chats that are not taken down. */
  const shownReplies = (uid: string) =>
    database.db
      .select({ id: message.id })
      .from(message)
      .innerJoin(chat, eq(chat.chat_key, message.chat_key))
      .where(
        and(
          eq(chat.user_id, uid),
          isNull(chat.deleted_at),
          eq(message.role, "character"),
          eq(message.kind, "turn"),
          eq(message.taken_down, false),
        ),
      );
  const statusOf = async (id: string) =>
    (await database.db.select().from(character).where(eq(character.id, id)))[0]?.status;

  // Rule: transactions-retried
  it.each(["chat", "account", "character"] as const)(
    "of a %s never answer 500",
    async (deleted) => {
      const failed: unknown[] = [];
      const { session: moderator } = safety.moderator;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { session, uid } = await safety.newUser();
        const { chatKey: chat_key, characterId, reply } = await safety.chat(session, { creator_id: uid });
        const branch = () =>
          safety.api.call(
            routes.branchChat,
            { chat_key, message_id: reply, client_id: newId() },
            { session },
          );
        const decide = (kind: "message" | "character", id: string) =>
          safety.api.call(routes.decideModeration, { kind, id, decision: "remove" }, { session: moderator });
        const remove = () => {
          if (deleted === "chat") return safety.api.call(routes.deleteChat, { chat_key }, { session });
          if (deleted === "account") return safety.api.call(routes.deleteUser, {}, { session });
          return safety.api.call(routes.deleteCharacter, { character_id: characterId }, { session });
        };
        await branch();
        const answers = await Promise.all([
          branch(),
          decide("message", reply),
          branch(),
          decide("character", characterId),
          remove(),
        ]);
        failed.push(...answers.flatMap(({ code }, call) => (code >= 50000 ? [{ round, call, code }] : [])));
        // A removal that was answered holds, for the copies of a branch too.
        const [, ofMessage, , ofCharacter] = answers;
        if (ofMessage?.code === 0) expect(await shownReplies(uid)).toEqual([]);
        if (ofCharacter?.code === 0) expect(await statusOf(characterId)).not.toBe("published");
      }
      expect(failed).toEqual([]);
    },
    120_000,
  );
});
