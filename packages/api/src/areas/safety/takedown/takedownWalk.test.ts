import { type InputOf, type ReportKind, type Route, routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../../config/settings.ts";
import { rowsOf } from "../../../db/Database.ts";
import { upload } from "../../../db/schema/account.ts";
import { variant } from "../../../db/schema/chat.ts";
import { persona, user } from "../../../db/schema/referenced.ts";
import { newId } from "../../../shared/ids.ts";
import { addTags } from "../../../testing/addCharacter.ts";
import { builtApp } from "../../../testing/builtApp.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { exampleOf } from "../../../testing/identifiers.ts";
import {
  addressColumns,
  contentColumns,
  moderatorColumns,
  textColumns,
  withheldByReaders,
} from "../testing/contentColumns.ts";
import { writing } from "../testing/writingCalls.ts";
import { purgeTakedowns } from "./purgeTakedowns.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

const DAY_MS = 86_400_000;

/** Calls of users and visitors that read. Moderators may see what was taken down. */
const reading = Object.entries<Route>(routes).filter(
  ([, route]) => route.method === "GET" && ["visitor", "user", "fresh"].includes(route.who),
);

/** An item with a word or a name in every slot that can have its content. */
interface Planted {
  readonly id: string;
  readonly mark: string;
  /** The ids for the inputs of calls. */
  readonly ids: Readonly<Record<string, string>>;
  /** Users who can see the item. */
  readonly users: readonly TestUser[];
}

describeEachDatabase("a removed item", (database) => {
  let safety: SafetyFixture;
  let owner: TestUser;
  let chatUser: TestUser;
  let tags: number[];

  beforeAll(async () => {
    const settings = readSettings({
      MIMI_APP_DIR: builtApp(),
      PUBLIC_URL: "https://mimi.example",
      CHAT_TITLES: "message",
    });
    safety = await safetyFixture(database(), { settings });
    owner = await safety.newUser();
    chatUser = await safety.newUser();
    tags = await addTags(database().db, ["Sea"]);
  });

  const call: SafetyFixture["api"]["call"] = async (route, input, options) => {
    const answer = await safety.api.call(route, input, options);
    if (answer.code !== 0)
      throw new Error(`${route.path} answered ${answer.code} ${JSON.stringify(answer.details)}`);
    return answer;
  };

  const uploadCover = async () => (await safety.upload(owner, "character")).data.url;

  /** A public character whose texts all have a word. */
  async function addMarked(mark: string, avatar: string | null): Promise<string> {
    const text = `${mark} keeps the light.`;
    const input: InputOf<typeof routes.saveCharacter> = {
      ...{ name: `${mark} Ines`, chat_name: mark, tagline: text, bio: text, greeting: text },
      ...{ alternate_greetings: [`${text} Again.`], definition: text, personality: text, scenario: text },
      ...{ example_dialogs: text, system_prompt: text, post_history: text, version: mark, source: [text] },
      made_by: text,
      ...{ warnings: [mark], extensions: { text }, card_raw: { text }, avatar_alt: text, tags },
      book: { name: mark, entries: [{ keys: ["sea"], content: text }] },
      avatar: avatar ?? (await uploadCover()),
      visibility: "public",
      publish: true,
    };
    const { data } = await call(routes.saveCharacter, input, owner);
    return data.id;
  }

  async function startChat(characterId: string, text: string) {
    const chat_key = newId() + newId();
    const input = { chat_key, character_id: characterId, client_id: newId(), text };
    await (await safety.api.send(routes.sendMessage, input, chatUser)).text();
    const { messages } = (await call(routes.listMessages, { chat_key }, chatUser)).data;
    const [greeting, first, reply] = messages.map((one) => one.id);
    return { chat_key, greeting: greeting ?? "", first: first ?? "", reply: reply ?? "" };
  }

  const plant: Readonly<Record<ReportKind, () => Promise<Planted>>> = {
    character: async () => {
      const mark = "zzmark1";
      const id = await addMarked(mark, null);
      const { chat_key, greeting, first } = await startChat(id, "Hello.");
      await call(routes.saveMemory, { chat_key, text: `${mark} keeps the light.` }, chatUser);
      await call(
        routes.editMessage,
        { chat_key, message_id: greeting, text: `${mark} keeps the lamp.` },
        chatUser,
      );
      await call(routes.deleteFrom, { chat_key, message_id: first }, chatUser);
      return {
        id,
        mark,
        ids: { character_id: id, chat_key, message_id: greeting },
        users: [owner, chatUser],
      };
    },
    message: async () => {
      const mark = "zzmark2";
      const character_id = await addMarked("Plain", null);
      const { chat_key, first, reply } = await startChat(character_id, `${mark} is what I say.`);
      await call(
        routes.editMessage,
        { chat_key, message_id: first, text: `${mark} is what I mean.` },
        chatUser,
      );
      const { db } = database();
      await db.update(variant).set({ feedback_text: mark }).where(eq(variant.message_id, first));
      const memory = { chat_key, text: `Says ${mark}.`, source_message_ids: [first] };
      await call(routes.saveMemory, memory, chatUser);
      await call(routes.branchChat, { chat_key, message_id: first, client_id: newId() }, chatUser);
      await call(routes.deleteFrom, { chat_key, message_id: reply }, chatUser);
      return { id: first, mark, ids: { character_id, chat_key, message_id: first }, users: [chatUser] };
    },
    profile: async () => {
      const mark = "zzmark3";
      await call(routes.updateUser, { user_name: mark, avatar: "", biography: `I am ${mark}.` }, owner);
      const character_id = await addMarked("Calm", null);
      return {
        id: owner.uid,
        mark,
        ids: { character_id, creator: owner.uid, uid: owner.uid },
        users: [owner, chatUser],
      };
    },
    image: async () => {
      const avatar = await uploadCover();
      const mark = /([\w-]+)-600\.webp$/.exec(avatar)?.[1] ?? "";
      const id = await addMarked("Bright", avatar);
      await addMarked("Other", avatar);
      const { db } = database();
      await db.update(user).set({ avatar }).where(eq(user.id, owner.uid));
      await db.insert(persona).values({ id: newId(), user_id: owner.uid, name: "Sam", avatar });
      return { id, mark, ids: { character_id: id, creator: owner.uid }, users: [owner, chatUser] };
    },
  };

  /** The columns that have a word. */
  async function columnsWith(mark: string): Promise<string[]> {
    const found: string[] = [];
    for (const column of textColumns()) {
      const [table = "", name = ""] = column.split(".");
      const condition = sql`${sql.identifier(name)}::text like ${`%${mark}%`}`;
      const query = sql`select 1 as one from ${sql.identifier(table)} where ${condition} limit 1`;
      if (rowsOf(await database().db.execute(query)).length > 0) found.push(column);
    }
    return found;
  }

  /** The addresses whose answers have a word, for each of the users and for a visitor. */
  async function answersWith({ mark, ids, users }: Planted): Promise<string[]> {
    const found: string[] = [];
    const sessions = [...users.map(({ session }) => ({ session })), {}];
    for (const options of sessions) {
      for (const [name, route] of reading) {
        const known = Object.entries({ ...ids, info: mark, text: mark });
        const entries = (route.input as unknown as { entries?: object }).entries ?? {};
        const named = Object.fromEntries(known.filter(([key]) => key in entries));
        const formats = name === "exportChat" ? [{ format: "json" }, { format: "md" }] : [{}];
        for (const format of formats) {
          const response = await safety.api.send(
            route,
            { ...exampleOf(route), ...named, ...format },
            options,
          );
          if ((await response.text()).includes(mark)) found.push(route.path);
        }
      }
    }
    for (const path of ["/", `/character/${ids.character_id ?? ""}/detail`, "/sitemap.xml"]) {
      if ((await (await safety.api.app.request(path)).text()).includes(mark)) found.push(path);
    }
    return [...new Set(found)];
  }

  /** The writing calls whose answers have a word, by each user and about every message and variant. */
  async function writesWith({ mark, ids, users }: Planted): Promise<string[]> {
    const found: string[] = [];
    for (const { session } of users) {
      for (const name of writing) {
        const route: Route = routes[name];
        const entries = (route.input as unknown as { entries?: object }).entries ?? {};
        const client_id = "client_id" in entries ? { client_id: newId() } : {};
        const id = name === "saveCharacter" ? { id: ids.character_id } : {};
        const named = Object.fromEntries(Object.entries(ids).filter(([key]) => key in entries));
        const input = { ...exampleOf(route), ...named, ...client_id, ...id };
        const response = await safety.api.send(route, input, { session });
        const answer = await response.text();
        if (answer.includes(mark)) found.push(route.path);
        if (name !== "deleteFrom") continue;
        const deletion_id = /"deletion_id":"([\w-]+)"/.exec(answer)?.[1];
        const restored = { chat_key: ids.chat_key, ...(deletion_id ? { deletion_id } : {}) };
        const again = await safety.api.send(
          routes.restoreChat,
          { ...exampleOf(routes.restoreChat), ...restored },
          { session },
        );
        if ((await again.text()).includes(mark)) found.push(routes.restoreChat.path);
      }
    }
    return [...new Set(found)];
  }

  describe.each(["character", "message", "profile", "image"] as const)("of the kind %s", (kind) => {
    let planted: Planted;
    beforeAll(async () => {
      planted = await plant[kind]();
    });

    it("has content in every slot, answers and pages before", async () => {
      const { session } = chatUser;
      await safety.report({ kind, id: planted.id, reason: "illegal" }, session);
      expect(await columnsWith(planted.mark)).toEqual(expect.arrayContaining([...contentColumns[kind]]));
      expect((await answersWith(planted)).length).toBeGreaterThan(2);
    });

    // Rule: takedown-every-copy
    it("has content afterwards for moderators only: in no answer, export or page, and in columns with a reader", async () => {
      await safety.decide({ kind, id: planted.id, decision: "remove", rule: "banned" });
      const allowed = [...moderatorColumns, ...addressColumns, ...Object.keys(withheldByReaders[kind])];
      expect((await columnsWith(planted.mark)).filter((column) => !allowed.includes(column))).toEqual([]);
      expect(await answersWith(planted)).toEqual([]);
    });

    it("is complete after it is restored, and can be removed again", async () => {
      await safety.decide({ kind, id: planted.id, decision: "restore" });
      expect(await columnsWith(planted.mark)).toEqual(expect.arrayContaining([...contentColumns[kind]]));
      expect((await answersWith(planted)).length).toBeGreaterThan(2);
      await safety.decide({ kind, id: planted.id, decision: "remove", rule: "banned" });
      expect(await answersWith(planted)).toEqual([]);
    });

    // Rule: takedown-every-copy
    it("is in no answer of a call that writes, and no call writes it back", async () => {
      const before = await columnsWith(planted.mark);
      expect(await writesWith(planted)).toEqual([]);
      expect(await answersWith(planted)).toEqual([]);
      expect((await columnsWith(planted.mark)).filter((column) => !before.includes(column))).toEqual([]);
    });

    // Rule: takedown-every-copy
    it("has no content at all when the time for an appeal is over, and cannot be restored", async () => {
      const { api } = safety;
      await purgeTakedowns(api.deps, new Date(Date.now() + 29 * DAY_MS));
      expect(await columnsWith(planted.mark)).toContain("withheld.content");
      await purgeTakedowns(api.deps, new Date(Date.now() + 31 * DAY_MS));
      expect((await columnsWith(planted.mark)).filter((column) => !addressColumns.includes(column))).toEqual(
        [],
      );
      const input = { kind, id: planted.id, decision: "restore" } as const;
      expect((await api.call(routes.decideModeration, input, safety.moderator)).code).toBe(40901);
    });
  });

  // Rule: taken-down-image-gone
  it("answers 410 for all files of an image, which leave the store after the time for an appeal", async () => {
    const url = await uploadCover();
    const [{ renditions } = { renditions: [] }] = await database()
      .db.select()
      .from(upload)
      .where(eq(upload.url, url));
    const files = renditions.flatMap(({ avif, webp }) => [avif, webp]);
    const statuses = async () =>
      new Set(await Promise.all(files.map(async (file) => (await safety.api.app.request(file)).status)));
    const id = await addMarked("Files", url);
    expect(files).toHaveLength(4);
    expect(await statuses()).toEqual(new Set([200]));
    await safety.decide({ kind: "image", id, decision: "remove" });
    expect(await statuses()).toEqual(new Set([410]));
    await purgeTakedowns(safety.api.deps, new Date(Date.now() + 31 * DAY_MS));
    expect(await statuses()).toEqual(new Set([410]));
    for (const file of files)
      expect(await safety.api.deps.files.get(file.replace("/uploads/", ""))).toBeNull();
  });
});
