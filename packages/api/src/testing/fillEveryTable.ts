import type { Database } from "../db/Database.ts";
import * as tables from "../db/schema.ts";
import { fillSearch } from "../db/search/fillSearch.ts";
import { addCharacter, addTags } from "./addCharacter.ts";

/** Text with characters that file formats must escape. */
const ODD_TEXT = 'Zoë 🌙 "x" \\n \\u0000 \u2028 \t\r\n , ; {{char}} \\. NULL é';

/** Adds at least one row to every table, with unusual texts, empty values and times. */
export async function fillEveryTable(db: Database): Promise<void> {
  const at = new Date("2026-11-20T12:34:56.789Z");
  const user_id = "user-1";
  await db
    .insert(tables.user)
    .values({ id: user_id, user_name: ODD_TEXT, identity_sub: "sub-1", created_at: at });
  const tag_ids = await addTags(db, ["Mystery", ODD_TEXT]);
  const character_id = await addCharacter(db, {
    id: "character-1",
    creator_id: user_id,
    name: "Ines of the lighthouse",
    definition: ODD_TEXT,
    tag_ids,
    extensions: { z: 1, a: [null, 1.5, "2", ODD_TEXT] },
    alternate_greetings: ["One.", ODD_TEXT],
    created_at: at,
  });
  const chat_key = "c".repeat(22);
  const message_id = "message-1";
  await db.insert(tables.session).values({ token_hash: "h", user_id, created_at: at, seen_at: at });
  await db.insert(tables.subscription).values({ user_id, plan_id: 105, end_time: at });
  await db.insert(tables.providerSubscription).values({
    ref: "r",
    user_id,
    customer_ref: "c",
    plan_id: 110,
    live: true,
    end_time: at,
    request_number: 2,
  });
  await db.insert(tables.subscriptionRequest).values({ ref: "r", last_number: 3 });
  await db.insert(tables.checkout).values({ user_id, ref: "cs", plan_id: 105, created_at: at });
  await db.insert(tables.jobRun).values({ name: "job", started_at: at });
  await db
    .insert(tables.simulatedSubscription)
    .values({ id: "s", customer: "c", user_id, price: "p", status: "active", current_period_end: at });
  await db.insert(tables.ccbillSale).values({
    subscription_id: "1",
    order: "o",
    user_id,
    plan_id: 105,
    price: "p",
    created_at: at,
    ended_at: at,
  });
  await db.insert(tables.byteUsage).values({ user_id, kind: "edit", hour: at, bytes: 5_000_000_000 });
  await db.insert(tables.stoppedIdentity).values({
    identity_hash: "i",
    notice_id: "n",
    measure: "suspend",
    rule: "spam",
    reason: ODD_TEXT,
    until: at,
  });
  await db.insert(tables.ageCheck).values({ user_id, verifier: "v", check_id: "c", expires_at: at });
  await db.insert(tables.helpShown).values({ month: "2026-11", region: "us-ca", count: 12 });
  await db.insert(tables.accountStorage).values({ user_id, bytes: 3_000_000_000, measured_at: at });
  await db.insert(tables.messageUsage).values({ user_id, day: "2026-11-20", used: 7 });
  await db
    .insert(tables.upload)
    .values({ url: "/uploads/a.webp", user_id, kind: "user", color: "#fff", thumbhash: "t", renditions: [] });
  await db.insert(tables.importedCard).values({ character_id, card: { b: { z: ODD_TEXT }, a: 1 } });
  await db
    .insert(tables.counterOutbox)
    .values({ kind: "character", id: character_id, column: "chats", n: 1 });
  await db.insert(tables.reaction).values({ user_id, character_id, verdict: -1, favourited_at: at });
  await db.insert(tables.hiddenItem).values({ user_id, kind: "tag", item_id: "1" });
  await db.insert(tables.persona).values({ id: "persona-1", user_id, name: ODD_TEXT });
  await db.insert(tables.chat).values({
    ...{ chat_key, user_id, character_id, character_revision: 1 },
    ...{ persona_id: "persona-1", reply_language: "pt-BR" },
  });
  await db
    .insert(tables.message)
    .values({ id: message_id, chat_key, role: "user", status: "done", position: 0 });
  await db.insert(tables.variantText).values({ id: "t", user_id, text: ODD_TEXT.repeat(50) });
  await db.insert(tables.variant).values({ id: "a", message_id, user_id, index: 0, text_id: "t" });
  await db.insert(tables.chatRequest).values({ chat_key, client_id: "c", kind: "branch", message_id });
  await db.insert(tables.streamingReply).values({
    ...{
      message_id,
      variant_id: "a",
      chat_key,
      user_id,
      owner: "o",
      heartbeat_at: at,
      status: "running" as const,
    },
    charged_day: "2026-11-20",
  });
  await db.insert(tables.streamingReplyPart).values({ message_id, position: 0, text: ODD_TEXT });
  await db
    .insert(tables.memory)
    .values({ id: "m", chat_key, text: ODD_TEXT, sources: [{ message_id, digest: "d" }], created_at: at });
  await db.insert(tables.abuseReport).values({
    ...{
      receipt: "r",
      kind: "message" as const,
      item_id: message_id,
      reason: "spam" as const,
      text: ODD_TEXT,
    },
    ...{ reporter_id: user_id, evidence: { text: ODD_TEXT }, created_at: at },
    ...{ due_at: at, signature: ODD_TEXT, email: "ada@example.org" },
  });
  await db.insert(tables.moderationDecision).values({
    ...{ kind: "message" as const, item_id: message_id, decision: "dismiss" as const, rule: "moderation" },
    ...{ note: ODD_TEXT, created_at: at },
  });
  const item = { kind: "image" as const, item_id: character_id };
  await db.insert(tables.takedown).values({ ...item, status: "removed", created_at: at, purge_at: at });
  await db
    .insert(tables.withheld)
    .values({ ...item, slot: "upload", row_id: "/uploads/a.webp", content: { color: ODD_TEXT } });
  await db.insert(tables.withdrawnFile).values({ ...item, name: "a.webp", since: at });
  await db.insert(tables.refusedContent).values({ ...item, hash: "h", created_at: at });
  await db.insert(tables.decisionNotice).values({
    ...{ id: "n", user_id, measure: "suspend" as const, rule: "banned", reason: ODD_TEXT, until: at },
    ...{ payment: "refund" as const, client_id: "c", created_at: at },
  });
  await db.insert(tables.appeal).values({ notice_id: "n", user_id, text: ODD_TEXT, created_at: at });
  const entry = { at, actor: "system", action: "test.done", severity: "info" as const };
  await db.insert(tables.auditEntry).values([entry, { ...entry, details: { odd: ODD_TEXT } }, entry]);
  await fillSearch(db);
}
