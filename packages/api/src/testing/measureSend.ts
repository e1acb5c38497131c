import { routes } from "@mimi/contract";
import { chatFixture } from "../areas/chat/testing/chatFixture.ts";
import { readRates } from "../config/rateLimitSettings.ts";
import type { OpenDatabase } from "../db/Database.ts";
import { RateLimits } from "../domain/quota/RateLimits.ts";
import { statementsOf } from "./statementsOf.ts";

/** A short text would not be compared with refused ones. */
const TEXTS = ["Good evening, my friend.", "How are you today?", "Well enough, I hope?"];

/**
 * Sends three messages in a new chat, with the rate limits on, and resolves to the statements of each until it is accepted. On
 * PostgreSQL these are all trips of the driver, with `begin` and `commit`; on PGlite, which has no trips, those of drizzle.
 */
export async function measureSend(database: OpenDatabase): Promise<readonly (readonly string[])[]> {
  const limits = new RateLimits({ rates: readRates({}), pool: database.pool });
  const chats = await chatFixture(database, { limits });
  try {
    const testChat = await chats.newChat();
    // Read once in a while for each account, not for each send.
    const { uid } = (await chats.api.call(routes.getUser, {}, { session: testChat.session })).data;
    await chats.api.deps.storage.requireQuota(uid);
    const release = Promise.withResolvers<void>();
    chats.provider.play(async (turn) => {
      await release.promise;
      turn.say("Yes.");
      turn.finish();
    });
    const perSend: string[][] = [];
    for (const text of TEXTS) {
      const { result: response, statements } = await statementsOf(database, () => testChat.send(text));
      perSend.push(statements);
      release.resolve();
      await response.text();
    }
    return perSend;
  } finally {
    await chats.close();
  }
}
