import { fold, routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { user } from "../../../db/schema/referenced.ts";
import { userSearch } from "../../../db/search/searchColumns.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { newId } from "../../../shared/ids.ts";
import { searchedTexts, unmatchedTexts } from "../../../testing/searchedTexts.ts";
import { type ChatFixture, chatFixture, type TestChat } from "../testing/chatFixture.ts";

describeEachDatabase("every script is found", (database, kind) => {
  let chats: ChatFixture;
  let testChat: TestChat;
  /** The ids of what has a text. */
  const idByText = new Map<string, Record<"byName" | "byBio" | "creator", string>>();

  beforeAll(async () => {
    const { db } = database();
    chats = await chatFixture(database());
    testChat = await chats.newChat();
    for (const { text } of searchedTexts) {
      const [byName, byBio, creator] = [newId(), newId(), newId()];
      await db.insert(user).values({ id: creator, user_name: text, ...userSearch(text) });
      await addCharacter(db, { id: byName, name: text, creator_id: creator });
      await addCharacter(db, { id: byBio, name: "Vera", bio: `Nobody. ${text}, or so.` });
      idByText.set(text, { byName, byBio, creator });
      await testChat.sendAndRead(`**Then** said: “${text}”.`);
      await testChat.call(routes.renameChat, { title: text });
    }
  });
  afterAll(() => chats.close());

  const session = () => ({ session: testChat.session });
  const places = {
    characters: async (info: string) => {
      const { data } = await chats.api.call(routes.search, { info, count: 50 });
      return data.items.map(({ id }) => id);
    },
    creators: async (info: string) => {
      const { data } = await chats.api.call(routes.searchCreators, { info });
      return data.map(({ uid }) => uid);
    },
    messages: async (text: string) => {
      const { data } = await chats.api.call(routes.searchChats, { text, count: 50 }, session());
      return data.items;
    },
  };

  it("is tested on a database that knows ASCII letters only, and on one that knows all", async () => {
    const rows = await database().db.execute(sql`select lower('É') = 'é' as knows`);
    expect(rowsOf(rows)).toEqual([{ knows: kind === "PGlite" }]);
  });

  const cases = searchedTexts.flatMap(({ script, text, queries }) =>
    queries.map((query) => ({ script, text, query })),
  );

  describe.each(cases)("$script: $query finds $text", ({ text, query }) => {
    // Rule: search-every-script
    it("as the name of a character before other texts, and in a biography", async () => {
      const { byName, byBio } = idByText.get(text) ?? {};
      const found = await places.characters(query);
      expect([found[0], found.includes(byBio ?? "")]).toEqual([byName, true]);
    });

    // Rule: search-every-script
    it("as the name of a creator", async () => {
      expect(await places.creators(query)).toContain(idByText.get(text)?.creator);
    });

    // Rule: search-every-script
    it("in messages, with a mark on what was found", async () => {
      const hits = await places.messages(query);
      expect(hits.map(({ role }) => role)).toEqual(["user"]);
      const [{ excerpt = "", matches = [] } = {}] = hits;
      const marked = matches.map(([start, end]) => fold(excerpt.slice(start, end)));
      expect(excerpt).toContain(text);
      expect(marked.length).toBeGreaterThan(0);
      for (const one of marked) expect(fold(text)).toContain(one);
    });

    // Rule: search-every-script
    it("as the title of a chat", async () => {
      await testChat.call(routes.renameChat, { title: text });
      const { data } = await chats.api.call(routes.listChats, { title: query }, session());
      expect(data.items.map(({ chat_key }) => chat_key)).toEqual([testChat.chatKey]);
    });
  });

  it.each(unmatchedTexts)("%j is not found by %j", async (text, query) => {
    const { byBio, creator } = idByText.get(text) ?? {};
    expect(await places.characters(query)).not.toContain(byBio);
    expect(await places.creators(query)).not.toContain(creator);
    expect(await places.messages(query)).toEqual([]);
  });
});
