import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { plainImage } from "../../../testing/images.ts";
import type { TestUser } from "../testing/safetyFixture.ts";
import { type TakedownFixture, takedownFixture, texts } from "../testing/takedownFixture.ts";

const refused = ErrorCode.refusedByRule;

describeEachDatabase("content that was taken down", (database) => {
  let safety: TakedownFixture;
  beforeAll(async () => {
    safety = await takedownFixture(database());
  });

  describe("of a message", () => {
    async function removed(decision: "remove" | "uphold" = "remove") {
      const owner = await safety.newUser();
      const chatInfo = await safety.chat(owner.session);
      const { chatKey: chat_key, reply: message_id } = chatInfo;
      const again = { chat_key, message_id, client_id: newId() };
      await (await safety.api.send(routes.regenerateReply, again, owner)).text();
      const text = (await chatInfo.messages()).at(-1)?.alternatives[0]?.text ?? "";
      await safety.decide({ kind: "message", id: message_id, decision });
      return { ...chatInfo, owner, chat_key, message_id, text };
    }

    // Rule: taken-down-text-refused
    it.each(["remove", "uphold"] as const)(
      "is not written back by edit, variant, regenerate or continue (%s)",
      async (decision) => {
        const { owner, chat_key, message_id, text, messages } = await removed(decision);
        const one = { chat_key, message_id };
        const calls = [
          [routes.editMessage, { ...one, text }],
          [routes.editMessage, { ...one, text: "Something else." }],
          [routes.selectVariant, { ...one, index: 0 }],
          [routes.regenerateReply, { ...one, client_id: newId() }],
          [routes.continueReply, { ...one, client_id: newId() }],
        ] as const;
        for (const [route, input] of calls) {
          expect((await safety.api.send(route, input, owner)).status, route.path).toBe(422);
        }
        expect((await messages()).at(-1)).toMatchObject({
          status: "blocked",
          error: { code: refused, reason: "removed_by_moderator" },
          alternatives: [
            { text: "", original: null },
            { text: "", original: null },
          ],
        });
      },
    );

    // Rule: taken-down-text-refused
    it("is not written into another message, a new message, the memory, a persona or a title of the same user", async () => {
      const { owner, chat_key, text, messages } = await removed();
      const first = (await messages()).at(-2)?.id ?? "";
      const send = { chat_key, character_id: "any", client_id: newId(), text: text.toUpperCase() };
      const calls = [
        [routes.editMessage, { chat_key, message_id: first, text: ` ${text}!` }],
        [routes.saveMemory, { chat_key, text: text.replace("\n", " ") }],
        [routes.sendMessage, send],
        [routes.savePersona, { name: "Ada", description: text }],
        [routes.renameChat, { chat_key, title: text.replace("\n", " ") }],
      ] as const;
      for (const [route, input] of calls) {
        expect((await safety.api.send(route, input, owner)).status, route.path).toBe(422);
      }
      const other = await safety.chat((await safety.newUser()).session);
      expect((await other.messages()).at(-1)?.alternatives[0]?.text).toBe(text);
    });

    // Rule: taken-down-text-refused
    it.each([
      ["combining accents", (text: string) => text.replaceAll("e", "e\u0301")],
      ["accents", (text: string) => text.replaceAll("e", "é")],
      ["invisible characters", (text: string) => [...text].join("\u200B")],
      ["invisible letters", (text: string) => [...text].join("\u3164")],
      ["Cyrillic letters", (text: string) => text.replaceAll("e", "е").replaceAll("o", "о")],
      ["full-width letters", (text: string) => text.replaceAll("e", "\uFF45")],
      ["small capitals", (text: string) => text.replaceAll("e", "ᴇ").replaceAll("h", "ʜ")],
    ])("is not written again with %s", async (_how, disguise) => {
      const { owner, chat_key, text, messages } = await removed();
      const message_id = (await messages()).at(-2)?.id ?? "";
      expect(disguise(text)).not.toBe(text);
      const edit = { chat_key, message_id, text: disguise(text) };
      expect((await safety.api.call(routes.editMessage, edit, owner)).code).toBe(refused);
    });

    it("is removed from branches, also of branches, and from a branch that is made afterwards", async () => {
      const owner = await safety.newUser();
      const { chatKey: chat_key, reply: message_id } = await safety.chat(owner.session);
      const branch = async (key: string, id: string) => {
        const input = { chat_key: key, message_id: id, client_id: newId() };
        return (await safety.api.call(routes.branchChat, input, owner)).data.chat;
      };
      const first = await branch(chat_key, message_id);
      const second = await branch(first.chat_key, first.leaf_id ?? "");
      await safety.decide({ kind: "message", id: first.leaf_id ?? "", decision: "remove" });
      const third = await branch(chat_key, message_id);
      for (const key of [chat_key, first.chat_key, second.chat_key, third.chat_key]) {
        const { data } = await safety.api.call(routes.listMessages, { chat_key: key }, owner);
        expect(data.messages.at(-1)).toMatchObject({ status: "blocked", alternatives: [{ text: "" }] });
        expect(data.chat?.preview).toBe("");
      }
    });

    // Rule: reversed-decision-in-branches
    it("is restored in every branch when the decision is reversed, also in one that was made meanwhile", async () => {
      const reader = await safety.newUser();
      const { chatKey: chat_key, reply: message_id, messages } = await safety.chat(reader.session);
      const text = (await messages()).at(-1)?.alternatives[0]?.text ?? "";
      const branch = async () => {
        const input = { chat_key, message_id, client_id: newId() };
        return (await safety.api.call(routes.branchChat, input, reader)).data.chat;
      };
      const before = await branch();
      await safety.decide({ kind: "message", id: message_id, decision: "remove" });
      const meanwhile = await branch();
      await safety.decide({ kind: "message", id: message_id, decision: "restore" });
      for (const key of [chat_key, before.chat_key, meanwhile.chat_key]) {
        const { data } = await safety.api.call(routes.listMessages, { chat_key: key }, reader);
        expect(data.messages.at(-1)).toMatchObject({
          ...{ status: "done", error: null, alternatives: [{ text }] },
        });
      }
      // The message can be changed again.
      const copy = { chat_key: meanwhile.chat_key, message_id: meanwhile.leaf_id ?? "", text: "Changed." };
      expect((await safety.api.call(routes.editMessage, copy, reader)).code).toBe(0);
    });

    it("can be deleted and undone by its user, without its text", async () => {
      const { owner, chat_key, message_id, messages } = await removed();
      const { data } = await safety.api.call(routes.deleteFrom, { chat_key, message_id }, owner);
      await safety.api.call(routes.restoreChat, { chat_key, deletion_id: data.deletion_id }, owner);
      expect((await messages()).at(-1)).toMatchObject({ id: message_id, status: "blocked" });
    });
  });

  describe("of a profile", () => {
    const profile = { user_name: "Lighthouse Ada", avatar: "", biography: "Counts the ships at night." };
    const update = (user: TestUser, input = profile) => safety.api.call(routes.updateUser, input, user);

    // Rule: taken-down-text-refused
    it("is not filled again while it is hidden, nor after it was removed", async () => {
      const user = await safety.newUser();
      await update(user);
      await safety.hide({ kind: "profile", id: user.uid });
      expect((await update(user)).code).toBe(refused);
      await safety.decide({ kind: "profile", id: user.uid, decision: "remove" });
      expect((await update(user, { ...profile, biography: "Other words." })).code).toBe(refused);
      const { data } = await safety.api.call(routes.getUser, {}, user);
      expect(data).toMatchObject({ user_name: null, biography: "", avatar: null });
      await safety.decide({ kind: "profile", id: user.uid, decision: "restore" });
      expect((await update(user)).code).toBe(0);
    });

    it("can be filled with other words after it was upheld, and not with the same", async () => {
      const user = await safety.newUser();
      await update(user);
      await safety.decide({ kind: "profile", id: user.uid, decision: "uphold" });
      expect((await update(user)).code).toBe(refused);
      expect(
        (await update(user, { ...profile, user_name: "Ada", biography: "counts the ships, at night" })).code,
      ).toBe(refused);
      expect((await update(user, { ...profile, user_name: "Ada", biography: "Likes rain." })).code).toBe(0);
    });

    it.each(["User", "Deleted user"])("keeps the name %j that its user chooses afterwards", async (name) => {
      const user = await safety.newUser();
      await update(user);
      await safety.decide({ kind: "profile", id: user.uid, decision: "uphold" });
      await update(user, { user_name: name, avatar: "", biography: "" });
      await safety.decide({ kind: "profile", id: user.uid, decision: "restore" });
      const { data } = await safety.api.call(routes.getUser, {}, user);
      expect(data).toMatchObject({ user_name: name, biography: "" });
    });

    it("loses its avatar, which answers 410 and cannot be uploaded or set again", async () => {
      const user = await safety.newUser();
      const bytes = await plainImage("png", 50, 50, "#a1b2c3");
      const avatar = (await safety.upload(user, "user", bytes)).data.url;
      await update(user, { ...profile, avatar });
      await safety.decide({ kind: "profile", id: user.uid, decision: "uphold" });
      expect(await safety.statusOf(avatar)).toBe(410);
      expect((await safety.upload(user, "user", bytes)).code).toBe(refused);
      expect((await update(user, { ...profile, user_name: "Ada", biography: "", avatar })).code).toBe(
        ErrorCode.invalidInput,
      );
      const persona = await safety.api.call(routes.savePersona, { name: "Sam", avatar }, user);
      expect(persona.code).toBe(ErrorCode.invalidInput);
    });
  });

  describe("of a character", () => {
    // Rule: taken-down-text-refused
    it("is not saved again, nor published as a copy: by its creator, under another name, or by others", async () => {
      const { data } = await safety.publish({ name: "Removed one" });
      await safety.decide({ kind: "character", id: data.id, decision: "remove" });
      expect((await safety.save({ id: data.id, name: "Removed one", ...texts })).code).toBe(refused);
      const stranger = await safety.newUser();
      for (const by of [safety.owner, stranger]) {
        expect((await safety.publish({ name: "Removed one" }, by)).code).toBe(refused);
        expect(
          (await safety.publish({ name: "Another name", greeting: `${texts.greeting.toUpperCase()} ` }, by))
            .code,
        ).toBe(refused);
        expect((await safety.save({ name: "A draft", ...texts }, by)).code).toBe(refused);
      }
      expect((await safety.publish({ name: "New one", definition: "A baker who gets up early." })).code).toBe(
        0,
      );
      await safety.decide({ kind: "character", id: data.id, decision: "restore" });
      expect(await safety.rowOf(data.id)).toMatchObject({
        ...texts,
        name: "Removed one",
        status: "published",
      });
    });

    it("is not published as a copy before the decision, but can be a draft", async () => {
      const own = {
        greeting: "The bell rings, and the boats go out to the north.",
        definition: "A bell ringer with a cold, who never sleeps and never sings at all.",
      };
      const { data } = await safety.publish({ name: "Pending one", ...own });
      await safety.hide({ kind: "character", id: data.id });
      expect((await safety.publish({ name: "Copy", ...own })).code).toBe(refused);
      expect((await safety.save({ name: "Copy", ...own })).code).toBe(0);
      expect((await safety.save({ id: data.id, name: "Pending one", tagline: "Changed" })).code).toBe(0);
    });

    it("hides copies that were published before, and not the original", async () => {
      const own = {
        greeting: "The market opens at six, and the fish is on ice.",
        definition: "A fishmonger who knows every cook of the town by the first name.",
      };
      const [author, thief, third] = [await safety.newUser(), await safety.newUser(), await safety.newUser()];
      const ids: string[] = [];
      for (const by of [author, thief, third])
        ids.push((await safety.publish({ name: "Fish", ...own }, by)).data.id);
      await safety.decide({ kind: "character", id: ids[1] ?? "", decision: "remove" });
      const rows = await Promise.all(ids.map((id) => safety.rowOf(id)));
      expect(rows.map((row) => row?.status)).toEqual(["published", "removed", "pending"]);
      expect(await safety.waiting("character", ids[2] ?? "")).toMatchObject({ title: "Fish", hidden: true });
      expect((await safety.save({ id: ids[0] ?? "", name: "Fish", tagline: "Mine" }, author)).code).toBe(0);
      await safety.decide({ kind: "character", id: ids[2] ?? "", decision: "dismiss" });
      expect((await safety.rowOf(ids[2] ?? ""))?.status).toBe("published");
    });

    it("is removed with all its covers, past ones too, except one that another character shows", async () => {
      const own = {
        greeting: "The mill turns slowly in the wind of the evening.",
        definition: "A miller with flour on his nose who tells the weather to everybody.",
      };
      const { data } = await safety.publish({ name: "Mill", ...own });
      const next = (await safety.upload(safety.owner, "character")).data.url;
      await safety.save({ id: data.id, name: "Mill", avatar: next });
      const shared = await safety.publish({
        name: "Windmill",
        greeting: "Hello there.",
        definition: "",
        avatar: next,
      });
      await safety.decide({ kind: "character", id: data.id, decision: "remove" });
      expect([await safety.statusOf(data.avatar ?? ""), await safety.statusOf(next)]).toEqual([410, 200]);
      expect(shared.data.avatar).toBe(next);
    });
  });
});
