import { and, eq, ne } from "drizzle-orm";
import { audit } from "../../domain/audit/audit.ts";
import { hasChats, anonymizeCharacters } from "../../domain/deletion/anonymizeCharacters.ts";
import type { Database } from "../../db/Database.ts";
import { character, chat, report, simulatedSubscription, upload, user } from "../../db/schema.ts";
import type { Deps } from "../../domain/deps.ts";
import { filesOf } from "../../domain/uploads/images.ts";

/**
 * Deletes an account with everything of it, at once and for good: what is paid for is ended first, images go last.
 * Characters go too, but those that others talk to are only taken from everybody else: their chats go on, without the
 * creator's name, image or words about it. The account at the identity provider goes last, where we may delete it. Throws 50301 when the payment provider cannot be reached; then all is as it was.
 */
export async function deleteUser(deps: Deps, userId: string): Promise<void> {
  const { db, billing, log, now } = deps;
  await billing.cancelAll(userId);
  const [account] = await db.select({ sub: user.identity_sub }).from(user).where(eq(user.id, userId));
  const pictures = await db.transaction(async (tx) => {
    const uploads = await tx.select().from(upload).where(eq(upload.user_id, userId));
    await handOver(tx, userId);
    await forgetReports(tx, userId);
    await tx.delete(simulatedSubscription).where(eq(simulatedSubscription.user_id, userId));
    await tx.delete(user).where(eq(user.id, userId));
    await audit(tx, now(), { actor: userId, action: "account.deleted", severity: "info" });
    return uploads.flatMap(filesOf);
  });
  // The user is gone by now: what stays behind elsewhere is for the operator to see.
  for (const name of pictures) {
    await deps.files
      .remove(name)
      .catch((err: unknown) => log.error({ err, name }, "a picture could not be removed"));
  }
  const sub = account?.sub;
  if (sub) {
    await deps.identity
      .forget?.(sub)
      .catch((err: unknown) => log.error({ err, sub }, "the account at the provider could not be deleted"));
  }
}

/** Characters that others talk to stay for those chats, without whatever those do not need. */
async function handOver(db: Database, userId: string): Promise<void> {
  const needed = await db
    .select({ id: character.id })
    .from(character)
    .where(and(eq(character.creator_id, userId), hasChats(ne(chat.user_id, userId))));
  await anonymizeCharacters(
    db,
    needed.map(({ id }) => id),
  );
}

/** What the user reported stays answered, without their words and their chats. */
async function forgetReports(db: Database, userId: string): Promise<void> {
  await db.update(report).set({ text: "" }).where(eq(report.reporter_id, userId));
  await db
    .update(report)
    .set({ evidence: {} })
    .where(and(eq(report.reporter_id, userId), eq(report.kind, "message")));
  await db
    .update(report)
    .set({ evidence: {} })
    .where(and(eq(report.kind, "profile"), eq(report.item_id, userId)));
}
