import { and, eq, ne, sql } from "drizzle-orm";
import { deleteEndedIdentities, storeStoppedIdentity } from "../../domain/accounts/stoppedIdentities.ts";
import { ACCOUNT_DELETED, audit } from "../../domain/audit/audit.ts";
import { hasChats, anonymizeCharacters } from "../../domain/deletion/anonymizeCharacters.ts";
import type { Database } from "../../db/Database.ts";
import { simulatedSubscription, upload } from "../../db/schema/account.ts";
import { chat, message } from "../../db/schema/chat.ts";
import { character, user } from "../../db/schema/referenced.ts";
import { refusedContent, abuseReport, withheld } from "../../db/schema/safety.ts";
import type { Deps } from "../../domain/deps.ts";
import { subscriptionRefs } from "../../domain/billing/subscriptions.ts";
import { filesOf } from "../../domain/uploads/fileNames.ts";

/**
 * Deletes an account and all of its data, at once and for good. Subscriptions are cancelled first, images are deleted
 * last.
 * Characters with chats of other users are anonymized: those chats continue, without the creator's name, image and bio.
 * The account at the identity provider is deleted last, where the API has access to it.
 * Throws 50301 when the payment provider cannot be reached; then nothing has changed.
 */
export async function deleteUser(deps: Deps, userId: string): Promise<void> {
  const { db, billing, log, now } = deps;
  const cancelled = await billing.cancelAll(userId);
  const [account] = await db.select({ sub: user.identity_sub }).from(user).where(eq(user.id, userId));
  const { images, newlyStopped } = await db.transaction(async (tx) => {
    // An event of the payment provider waits for this lock, and then finds no account.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
    if (account?.sub) {
      const identity = { sub: account.sub, email: null, emailVerified: false };
      await storeStoppedIdentity(tx, userId, identity, now());
      // While their notices still say that they have ended.
      await deleteEndedIdentities(tx, now());
    }
    const subscriptions = await subscriptionRefs(tx, userId);
    const uploads = await tx.select().from(upload).where(eq(upload.user_id, userId));
    await deleteWithheldOf(tx, userId);
    await anonymizeUsedCharacters(tx, userId);
    await anonymizeReports(tx, userId);
    await tx.delete(simulatedSubscription).where(eq(simulatedSubscription.user_id, userId));
    // Before the texts of their variants: a text that a variant has cannot be deleted.
    await tx.delete(chat).where(eq(chat.user_id, userId));
    await tx.delete(user).where(eq(user.id, userId));
    await audit(tx, now(), { actor: userId, action: ACCOUNT_DELETED, severity: "info" });
    return {
      images: uploads.flatMap(filesOf),
      newlyStopped: subscriptions.filter((ref) => !cancelled.includes(ref)),
    };
  });
  // Paid during the deletion. If this fails, the daily comparison does it.
  for (const ref of newlyStopped) {
    await billing
      .refresh(ref)
      .catch((err: unknown) => log.error({ err, ref }, "a subscription could not be cancelled"));
  }
  // The user is deleted already. The operator must delete what is left elsewhere.
  for (const name of images) {
    await deps.files
      .remove(name)
      .catch((err: unknown) => log.error({ err, name }, "an image could not be removed"));
  }
  const sub = account?.sub;
  if (sub) {
    await deps.identity
      .deleteAccount?.(sub)
      .catch((err: unknown) => log.error({ err, sub }, "the account at the provider could not be deleted"));
  }
}

/** Characters with chats of other users stay for those chats, without the fields that chats do not need. */
async function anonymizeUsedCharacters(db: Database, userId: string): Promise<void> {
  const needed = await db
    .select({ id: character.id })
    .from(character)
    .where(and(eq(character.creator_id, userId), hasChats(ne(chat.user_id, userId))));
  await anonymizeCharacters(
    db,
    needed.map(({ id }) => id),
  );
}

/** The user's reports stay, without their texts and chats. */
async function anonymizeReports(db: Database, userId: string): Promise<void> {
  await db.update(abuseReport).set({ text: "" }).where(eq(abuseReport.reporter_id, userId));
  await db
    .update(abuseReport)
    .set({ evidence: {} })
    .where(and(eq(abuseReport.reporter_id, userId), eq(abuseReport.kind, "message")));
  await db
    .update(abuseReport)
    .set({ evidence: {} })
    .where(and(eq(abuseReport.kind, "profile"), eq(abuseReport.item_id, userId)));
}

/** Content of the user that was taken down is not kept for an appeal. */
async function deleteWithheldOf(db: Database, userId: string): Promise<void> {
  const own = sql`(
    (${withheld.kind} = 'profile' and ${withheld.item_id} = ${userId})
    or (${withheld.kind} in ('character', 'image') and ${withheld.item_id} in (
      select ${character.id} from ${character} where ${character.creator_id} = ${userId}))
    or (${withheld.kind} = 'message' and ${withheld.item_id} in (
      select ${message.id} from ${message} join ${chat} on ${chat.chat_key} = ${message.chat_key}
      where ${chat.user_id} = ${userId})))`;
  await db.delete(withheld).where(own);
  await db.delete(refusedContent).where(eq(refusedContent.user_id, userId));
}
