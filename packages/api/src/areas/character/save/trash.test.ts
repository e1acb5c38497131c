import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { upload } from "../../../db/schema/account.ts";
import { chat } from "../../../db/schema/chat.ts";
import { character, characterRevision } from "../../../db/schema/referenced.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import type { Files } from "../../../providers/files/Files.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { instantModel } from "../../../testing/instantModel.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { purgeCharacters } from "./trash.ts";

const DAY_MS = 86_400_000;
const nothing = { characters: 0, anonymized: 0, unused: 0, revisions: 0 };

describeDatabase("deleted characters", (database) => {
  let api: TestApp;
  let stored: Set<string>;
  let stuck: Set<string>;
  let session: string;
  let uid: string;

  const files: Files = {
    put: async (name) => `/uploads/${name}`,
    get: async () => null,
    list: async function* () {},
    remove: async (name) => {
      if (stuck.has(name)) throw new Error("The bucket is away.");
      stored.delete(name);
    },
  };
  const purge = () => purgeCharacters(api.deps, new Date());
  const rowOf = async (id: string) =>
    (await database().db.select().from(character).where(eq(character.id, id)))[0];

  beforeAll(() => {
    api = testApp(database(), { files, model: instantModel });
  });
  beforeEach(async () => {
    [stored, stuck] = [new Set(), new Set()];
    session = await api.signIn(newId());
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  /** A character with its own cover, deleted this many days ago. */
  async function deleted(days: number, columns: Parameters<typeof addCharacter>[1] = {}): Promise<string> {
    const deleted_at = new Date(Date.now() - days * DAY_MS);
    const avatar = columns.avatar ?? (await cover());
    return addCharacter(database().db, { creator_id: uid, ...columns, avatar, deleted_at });
  }

  async function cover(): Promise<string> {
    const name = newId();
    const [url, small] = [`/uploads/${name}-600.webp`, `/uploads/${name}-300.webp`];
    const renditions = [
      { width: 600, avif: `/uploads/${name}-600.avif`, webp: url },
      { width: 300, avif: `/uploads/${name}-300.avif`, webp: small },
    ];
    for (const size of [600, 300]) stored.add(`${name}-${size}.avif`).add(`${name}-${size}.webp`);
    const columns = { url, user_id: uid, color: "#abcdef", thumbhash: "aa==", renditions };
    await database()
      .db.insert(upload)
      .values({ ...columns, kind: "character" });
    return url;
  }

  /** A user starts a chat with a character before its creator deletes it. */
  async function characterWithChat(columns: Parameters<typeof addCharacter>[1] = {}) {
    const { db } = database();
    const columnsToo = { creator_id: uid, avatar: await cover(), definition: "zz secret", ...columns };
    const id = await addCharacter(db, { ...columnsToo, bio: "zz secret", tagline: "zz secret" });
    const otherSession = await api.signIn(newId());
    const chat_key = newChatKey();
    const sendMessage = (text: string) => {
      const input = { chat_key, character_id: id, client_id: newId(), text };
      return api.send(routes.sendMessage, input, { session: otherSession });
    };
    await (await sendMessage("Hello.")).text();
    await api.call(routes.deleteCharacter, { character_id: id }, { session });
    await db
      .update(character)
      .set({ deleted_at: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(character.id, id));
    return { id, otherSession, chat_key, sendMessage };
  }

  it("are deleted for good after 30 days, with every file of every cover that they had", async () => {
    const [old, young] = [await deleted(31), await deleted(29)];
    const earlier = { avatar: await cover() };
    const fields = { name: "Ines", ...earlier } as typeof characterRevision.$inferInsert.fields;
    const { db } = database();
    await db
      .insert(characterRevision)
      .values({ character_id: old, revision: 2, fields, created_at: new Date() });
    expect(await purge()).toEqual({ ...nothing, characters: 1 });
    expect(await rowOf(old)).toBeUndefined();
    expect(stored.size).toBe(4);
    expect(await db.select().from(upload).where(eq(upload.user_id, uid))).toHaveLength(1);
    const restored = await api.call(routes.restoreCharacter, { character_id: young }, { session });
    expect(restored.code).toBe(0);
    expect(await purge()).toEqual(nothing);
  });

  it("keep a cover that another character of the creator uses", async () => {
    const avatar = await cover();
    const other = await addCharacter(database().db, { creator_id: uid, avatar });
    await deleted(31, { avatar });
    expect(await purge()).toEqual({ ...nothing, characters: 1 });
    expect(stored.size).toBe(4);
    expect((await rowOf(other))?.avatar).toBe(avatar);
    expect(await database().db.select().from(upload).where(eq(upload.url, avatar))).toHaveLength(1);
  });

  it("with chats of other users keep what those chats need, and nothing else", async () => {
    const { id, otherSession, chat_key, sendMessage } = await characterWithChat();
    expect(await purge()).toEqual({ ...nothing, anonymized: 1 });
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/zz secret|uploads/);
    expect(stored.size).toBe(0);
    const mine = await api.send(routes.exportUser, {}, { session });
    expect(await mine.text()).not.toContain(id);
    expect(await (await sendMessage("Still there?")).text()).toContain('"type":"finish"');
    const { data } = await api.call(routes.listMessages, { chat_key }, { session: otherSession });
    expect(data.chat?.character_name).toBe("Ines");
    expect(data.messages.filter(({ role }) => role === "user")).toHaveLength(2);
    expect(await purge()).toEqual(nothing);
  });

  it("are deleted completely after the last chat with them", async () => {
    const { id, otherSession, chat_key } = await characterWithChat();
    await purge();
    await api.call(routes.deleteChat, { chat_key, forever: true }, { session: otherSession });
    expect(await purge()).toEqual({ ...nothing, unused: 1 });
    const { db } = database();
    expect(await db.select().from(character).where(eq(character.id, id))).toEqual([]);
    expect(await db.$count(characterRevision, eq(characterRevision.character_id, id))).toBe(0);
  });

  it("stay removed when moderators removed them", async () => {
    const { id, chat_key, sendMessage } = await characterWithChat();
    await database().db.update(character).set({ status: "removed" }).where(eq(character.id, id));
    await purge();
    expect((await sendMessage("Still there?")).status).toBe(404);
    expect(await database().db.select().from(chat).where(eq(chat.chat_key, chat_key))).toHaveLength(1);
  });

  it("stay until moderators have decided on open reports", async () => {
    const id = await deleted(31);
    const receipt = newId();
    await database()
      .db.insert(abuseReport)
      .values({
        ...{ receipt, kind: "image", item_id: id, reason: "minors", evidence: {}, created_at: new Date() },
      });
    expect(await purge()).toEqual(nothing);
    expect(stored.size).toBe(4);
    await database()
      .db.update(abuseReport)
      .set({ decided_at: new Date() })
      .where(eq(abuseReport.receipt, receipt));
    expect(await purge()).toEqual({ ...nothing, characters: 1 });
  });

  it("are deleted by the next run when their files cannot be removed now, and do not stop the others", async () => {
    const [one, other] = [await deleted(33), await deleted(32)];
    const url = (await rowOf(one))?.avatar ?? "";
    stuck.add(url.split("/").at(-1) ?? "");
    expect(await purge()).toEqual({ ...nothing, characters: 1 });
    expect(await rowOf(other)).toBeUndefined();
    expect(await rowOf(one)).toBeDefined();
    stuck.clear();
    expect(await purge()).toEqual({ ...nothing, characters: 1 });
    expect(stored.size).toBe(0);
  });

  it("are deleted once when several processes run the job", async () => {
    const ids = [await deleted(31), await deleted(31), await deleted(31)];
    const swept = await Promise.all([purge(), purge(), purge()]);
    expect(swept.reduce((sum, { characters }) => sum + characters, 0)).toBe(ids.length);
  });

  it("cannot be restored after they are deleted for good", async () => {
    const id = await deleted(31);
    await purge();
    const answer = await api.call(routes.restoreCharacter, { character_id: id }, { session });
    expect(answer.code).toBe(ErrorCode.notFound);
  });
});
