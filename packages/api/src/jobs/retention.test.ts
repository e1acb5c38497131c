import { routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { rowsOf } from "../db/Database.ts";
import * as tables from "../db/schema.ts";
import { newId } from "../shared/ids.ts";
import { addCharacter } from "../testing/addCharacter.ts";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { deleteOldRows } from "./retention.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What bounds the rows of each table. "job" is a job that deletes them. */
const bounds: Readonly<Record<string, string>> = {
  user: "one for each account",
  session: "job: after 14 days without use, and after 60 days",
  age_check: "one for each account and verifier, and a job: after an hour",
  subscription: "one for each account",
  provider_subscription: "what users have paid for",
  subscription_request: "what users have paid for",
  payment_checkout: "one for each account",
  simulated_subscription: "test mode only",
  ccbill_sale: "what users have paid for",
  job_run: "one for each job",
  message_usage: "job: after 35 days",
  byte_usage: "four for each account",
  rate_limit: "job: when the window is over",
  model_request: "the replies that are being written, or wait for the model",
  account_storage: "one for each account",
  upload: "3,000 for each account, and a job: unused ones after a day",
  persona: "50 for each account",
  tag: "the operator",
  character: "1,000 for each account; the trash by a job after 30 days",
  counter_outbox: "added up and deleted within seconds",
  imported_card: "one for each character",
  character_revision:
    "20 for each character, one for a draft, and those that chats use; a job: after the time for an appeal",
  reaction: "one for each account and character",
  hidden_item: "500 of a kind for each account",
  chat: "10,000 for each account; the trash by a job after 30 days",
  message: "the bytes that an account can store; the trash by a job after 30 days",
  variant: "the bytes that an account can store, and 50 for each message",
  variant_text: "the bytes that an account can store, and a job: at once without a variant",
  chat_request: "job: after 30 days",
  streaming_reply: "the replies that are being written",
  streaming_reply_part: "the replies that are being written",
  memory: "200 for each chat",
  abuse_report: "the rate limit of reports, and a job: a year after the decision",
  moderation_decision: "the work of moderators",
  takedown: "the work of moderators",
  withheld: "job: after the time for an appeal",
  withdrawn_file: "the files of uploads",
  refused_content: "the work of moderators",
  decision_notice: "the work of moderators",
  stopped_identity: "job: when the decision has ended; a ban stays",
  appeal: "one for each notice",
  help_shown: "one for each month and region",
  audit_entry: "nothing, on purpose: no line can be deleted. Refusals have rate limits",
};

describeEachDatabase("the rows of a database:", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  let now: Date;

  beforeAll(async () => {
    api = testApp(database());
    session = await api.signIn("retained");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });
  beforeEach(async () => {
    now = new Date();
    await database().db.delete(tables.jobRun);
  });
  const run = () => deleteOldRows({ ...api.deps, now: () => now });

  // Rule: tables-bounded
  it("every table have a bound, which the test names", async () => {
    const result = await database().db.execute(
      sql`select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const names = rowsOf<{ name: string }>(result).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(bounds).toSorted());
  });

  // Rule: intimate-image-outcome-mail, reports-count-as-one, tables-bounded
  it("old days, requests and decided reports are deleted, and newer ones stay", async () => {
    const { db } = database();
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const day = (days: number) => ago(days).toISOString().slice(0, 10);
    await db.insert(tables.messageUsage).values([
      { user_id: uid, day: day(36), used: 7 },
      { user_id: uid, day: day(34), used: 7 },
    ]);
    const character_id = await addCharacter(db);
    await db.insert(tables.chat).values({ chat_key: "k", user_id: uid, character_id, character_revision: 1 });
    const request = { chat_key: "k", kind: "branch", message_id: "m" } as const;
    await db.insert(tables.chatRequest).values([
      { ...request, client_id: "old", created_at: ago(31) },
      { ...request, client_id: "new", created_at: ago(29) },
    ]);
    const about = { kind: "character", item_id: character_id, reason: "spam", evidence: {} } as const;
    await db.insert(tables.abuseReport).values([
      { ...about, receipt: "old", created_at: ago(400), decided_at: ago(366) },
      { ...about, receipt: "new", created_at: ago(400), decided_at: ago(364) },
      { ...about, receipt: "open", created_at: ago(400) },
      { ...about, receipt: "month", created_at: ago(31), network_hash: "h" },
      { ...about, receipt: "days", created_at: ago(29), network_hash: "h" },
      { ...about, receipt: "asked", created_at: ago(400), email: "a@b.c" },
      { ...about, receipt: "unsent", created_at: ago(31), decided_at: ago(31), email: "a@b.c" },
      { ...about, receipt: "decided", created_at: ago(31), decided_at: ago(29), email: "a@b.c" },
    ]);
    expect(await run()).toMatchObject({ days: 1, requests: 1, reports: 1, networks: 1, contacts: 1 });
    const left = await db.select({ id: tables.chatRequest.client_id }).from(tables.chatRequest);
    expect(left).toEqual([{ id: "new" }]);
    const reports = await db.select().from(tables.abuseReport);
    expect(reports.map(({ receipt }) => receipt).toSorted()).toEqual(
      ["days", "month", "new", "open", "asked", "unsent", "decided"].toSorted(),
    );
    const reachable = reports.filter(({ email }) => email !== null).map(({ receipt }) => receipt);
    expect(reachable.toSorted()).toEqual(["asked", "decided"]);
    expect(reports.filter(({ network_hash }) => network_hash).map(({ receipt }) => receipt)).toEqual([
      "days",
    ]);
  });

  it("one process deletes in each hour, and most of it once a day", async () => {
    expect(await run()).toHaveProperty("requests");
    expect(await run()).toBeNull();
    now = new Date(now.getTime() + 60 * 60_000);
    expect(await run()).not.toHaveProperty("requests");
    now = new Date(now.getTime() + DAY_MS);
    expect(await run()).toHaveProperty("requests");
  });

  // Rule: tables-bounded
  it.each([
    ["the daily part", "chat_request"],
    ["the measuring of accounts", "byte_usage"],
  ])(
    "%s fails: the run fails, the rest is done, and the next hour does what failed",
    async (_part, broken) => {
      const { db } = database();
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const oldDay = { user_id: uid, day: ago(40).toISOString().slice(0, 10), used: 1 };
      await db.insert(tables.messageUsage).values(oldDay);
      await db.insert(tables.rateLimit).values({ key: "old", points: 1, expire: ago(1).getTime() });
      await db.execute(sql`alter table ${sql.identifier(broken)} rename to moved_away`);
      await expect(run()).rejects.toThrow();
      expect(await db.$count(tables.rateLimit)).toBe(0);
      // The days are deleted before the requests, and without the measuring of accounts.
      expect(await db.$count(tables.messageUsage, eq(tables.messageUsage.day, oldDay.day))).toBe(0);
      now = new Date(now.getTime() + 60 * 60_000);
      await expect(run()).rejects.toThrow();
      await db.execute(sql`alter table moved_away rename to ${sql.identifier(broken)}`);
      now = new Date(now.getTime() + 60 * 60_000);
      const done = await run();
      expect(done).toHaveProperty("measured");
      if (broken === "chat_request") expect(done).toHaveProperty("requests");
    },
  );

  // Rule: tables-bounded
  it("unused images are deleted with their files after a day; used ones and new ones stay", async () => {
    const { db } = database();
    const { files } = api.deps;
    async function addImage(hours: number): Promise<string> {
      const name = `${newId()}-600.webp`;
      const url = await files.put(name, new Uint8Array([1]));
      const image = { user_id: uid, kind: "user" as const, color: "#fff", thumbhash: "t", renditions: [] };
      const created_at = new Date(now.getTime() - hours * 60 * 60_000);
      await db.insert(tables.upload).values({ url, ...image, created_at });
      return url;
    }
    const fileOf = (url: string) => files.get(url.split("/").at(-1) ?? "");
    const [unused, young, face, mask, cover, earlier, reported, removed] = await Promise.all([
      ...[addImage(25), addImage(23), addImage(25), addImage(25), addImage(25), addImage(25), addImage(25)],
      addImage(25),
    ]);
    await db
      .update(tables.user)
      .set({ avatar: face ?? null })
      .where(eq(tables.user.id, uid));
    await db.insert(tables.persona).values({ id: newId(), user_id: uid, name: "Ada", avatar: mask ?? null });
    const character_id = await addCharacter(db, { creator_id: uid, avatar: cover ?? null, deleted_at: now });
    const fields = { avatar: earlier } as typeof tables.characterRevision.$inferInsert.fields;
    await db.insert(tables.characterRevision).values({ character_id, revision: 2, fields, created_at: now });
    const about = { kind: "profile", item_id: uid, reason: "spam", created_at: now } as const;
    await db
      .insert(tables.abuseReport)
      .values({ ...about, receipt: "image", evidence: { avatar: reported } });
    const name = removed?.split("/").at(-1) ?? "";
    await db.insert(tables.withdrawnFile).values({ name, kind: "image", item_id: "i", since: now });
    expect(await run()).toMatchObject({ uploads: 1 });
    const left = await db.select({ url: tables.upload.url }).from(tables.upload);
    expect(left.map(({ url }) => url).toSorted()).toEqual(
      [young, face, mask, cover, earlier, reported, removed].toSorted(),
    );
    expect(await fileOf(unused ?? "")).toBeNull();
    expect(await fileOf(young ?? "")).not.toBeNull();
  });
});
