import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { upload } from "../../../db/schema/account.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { newId } from "../../../shared/ids.ts";
import { addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

describeDatabase("saving a character", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  let tagId: number;

  beforeAll(async () => {
    [tagId = 0] = await addTags(database().db, ["Sea"]);
  });

  beforeEach(async () => {
    api = testApp(database());
    session = await api.signIn("author");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  async function issue(userId: string, kind: "user" | "character" = "character"): Promise<string> {
    const url = `/uploads/${newId()}-600.webp`;
    const renditions = [{ width: 600, avif: url, webp: url }];
    await database()
      .db.insert(upload)
      .values({ url, user_id: userId, kind, color: "#abcdef", thumbhash: "aa==", renditions });
    return url;
  }

  async function publishable() {
    return {
      name: "Ines",
      greeting: "Good evening.",
      avatar: await issue(uid),
      tags: [tagId],
      visibility: "public" as const,
      publish: true,
    };
  }

  // Rule: character-create-or-update
  it("stores every field, and increases the revision with each save", async () => {
    const fields = {
      name: "Ines Calloway",
      chat_name: "Ines",
      tagline: "The light is on.",
      avatar_alt: "A lighthouse",
      bio: "Keeper.\n\nOf *Gannet Point*.",
      greeting: "You came.",
      alternate_greetings: ["Again?", "Sit."],
      definition: "Ines keeps the light.",
      personality: "Exact.",
      scenario: "Late autumn.",
      example_dialogs: "<START>",
      system_prompt: "Be brief.",
      post_history: "Stay in character.",
      warnings: ["storms"],
      rating: "sfw" as const,
      visibility: "private" as const,
      definition_visibility: "shown" as const,
      language: "en-GB",
      version: "1.2",
      made_by: "Wren of Ashby",
    };
    const made = await api.call(routes.saveCharacter, fields, { session });
    expect(made.data).toMatchObject({ ...fields, revision: 1, status: "draft", creator: { uid } });
    const saved = await api.call(
      routes.saveCharacter,
      { id: made.data.id, name: "Ines", warnings: [] },
      { session },
    );
    expect(saved.data).toMatchObject({ ...fields, name: "Ines", warnings: [], revision: 2 });
  });

  it("estimates the tokens that are always sent to the model, and all tokens", async () => {
    const fields = { name: "Ines", definition: "a".repeat(36), greeting: "b".repeat(40) };
    const { data } = await api.call(routes.saveCharacter, fields, { session });
    expect(data.tokens).toEqual({ permanent: 10, total: 20 });
  });

  it.each([
    ["greeting", { greeting: " \n" }],
    ["avatar", { avatar: null }],
    ["tags", { tags: [] }],
  ])("refuses to publish without a %s", async (field, without) => {
    const { code, details } = await api.call(
      routes.saveCharacter,
      { ...(await publishable()), ...without },
      { session },
    );
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { [field]: "required" }]);
  });

  it("names everything that publishing needs, also for a character that was private before", async () => {
    const { data } = await api.call(routes.saveCharacter, { name: "Ines" }, { session });
    const input = { id: data.id, name: "Ines", visibility: "public" as const, publish: true };
    const { details } = await api.call(routes.saveCharacter, input, { session });
    expect(details?.fields).toEqual({ greeting: "required", avatar: "required", tags: "required" });
  });

  it("publishes with the sizes and the colour of the cover", async () => {
    const input = await publishable();
    const { data } = await api.call(routes.saveCharacter, input, { session });
    expect(data).toMatchObject({ status: "published", avatar: input.avatar, avatar_color: "#abcdef" });
    expect(data.avatar_renditions.map(({ width }) => width)).toEqual([600]);
    expect((await api.call(routes.listCharacters)).data.items.map(({ id }) => id)).toContain(data.id);
  });

  it("removes a published character from lists when it becomes private, and keeps its first date", async () => {
    const { db } = database();
    const { data } = await api.call(routes.saveCharacter, await publishable(), { session });
    const published = async () =>
      (await db.select().from(character).where(eq(character.id, data.id)))[0]?.published_at;
    const first = await published();
    await api.call(routes.saveCharacter, { id: data.id, name: "Ines", visibility: "private" }, { session });
    expect((await api.call(routes.listCharacters)).data.items.map(({ id }) => id)).not.toContain(data.id);
    await api.call(routes.saveCharacter, { id: data.id, name: "Ines", visibility: "public" }, { session });
    expect(await published()).toEqual(first);
  });

  it("refuses to save what moderators removed", async () => {
    const { db } = database();
    const { data } = await api.call(routes.saveCharacter, await publishable(), { session });
    await db.update(character).set({ status: "removed" }).where(eq(character.id, data.id));
    const input = { id: data.id, name: "Ines", visibility: "public" as const };
    expect((await api.call(routes.saveCharacter, input, { session })).code).toBe(ErrorCode.refusedByRule);
  });

  it("publishes the adult rating only with every confirmation that it needs, and names the rule", async () => {
    const adult = { ...(await publishable()), rating: "nsfw" as const };
    expect((await api.call(routes.saveCharacter, adult, { session })).code).toBe(ErrorCode.adultNotAttested);
    await database().db.update(user).set({ adult_attested_at: new Date() }).where(eq(user.id, uid));
    const steps = [{ adult_attested: true }, { adult_age: 40 }, { image_attested: true }];
    const rules = ["adult_attestation", "adult_age", "image_attestation"];
    for (const [index, rule] of rules.entries()) {
      const input = Object.assign({}, adult, ...steps.slice(0, index)) as typeof adult;
      const refused = await api.call(routes.saveCharacter, input, { session });
      const field = rule === "adult_age" ? "adult_age" : "rating";
      expect([refused.status, refused.code, refused.details]).toEqual([
        422,
        ErrorCode.refusedByRule,
        { rule, anchor: "adults", fields: { [field]: "refused" } },
      ]);
    }
    const stated = { ...adult, ...steps[0], ...steps[1], ...steps[2] };
    const { code, data } = await api.call(routes.saveCharacter, stated, { session });
    expect([code, data.adult]).toEqual([0, { adult_attested: true, adult_age: 40, image_attested: true }]);
    const repainted = { id: data.id, name: "Ines", avatar: await issue(uid) };
    const again = await api.call(routes.saveCharacter, repainted, { session });
    expect(again.details?.rule).toBe("image_attestation");
  });

  it.each<[string, (other: string) => Promise<string> | string]>([
    ["of another site", () => "https://example.org/a.webp"],
    ["that was never issued", () => "/uploads/never-600.webp"],
    ["that another user was given", (other) => issue(other)],
    ["that was issued for a profile", () => issue(uid, "user")],
  ])("refuses the address of an image %s", async (_case, make) => {
    await database().db.insert(user).values({ id: "other", user_name: "Other" }).onConflictDoNothing();
    const input = { ...(await publishable()), avatar: await make("other") };
    const { code, details } = await api.call(routes.saveCharacter, input, { session });
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, { avatar: "invalid_choice" }]);
  });

  it("refuses unknown tags, and stores each tag once", async () => {
    const unknown = await api.call(routes.saveCharacter, { name: "Ines", tags: [987_654] }, { session });
    expect(unknown.details?.fields).toEqual({ tags: "invalid_choice" });
    const twice = await api.call(routes.saveCharacter, { name: "Ines", tags: [tagId, tagId] }, { session });
    expect(twice.data.tags).toHaveLength(1);
  });

  it("is refused as absent for a character of another user", async () => {
    const { data } = await api.call(routes.saveCharacter, { name: "Ines" }, { session });
    const other = await api.signIn("stranger");
    for (const id of [data.id, "absent"]) {
      const answer = await api.call(routes.saveCharacter, { id, name: "Taken" }, { session: other });
      expect([answer.status, answer.code]).toEqual([404, ErrorCode.notFound]);
      expect((await api.call(routes.getCharacter, { character_id: id }, { session: other })).code).toBe(
        ErrorCode.notFound,
      );
      expect((await api.call(routes.like, { character_id: id }, { session: other })).code).toBe(
        ErrorCode.notFound,
      );
    }
    expect((await api.call(routes.getCharacter, { character_id: data.id }, { session })).data.name).toBe(
      "Ines",
    );
  });

  describe("on a revision", () => {
    let id: string;
    const save = (name: string, base_revision?: number) =>
      api.call(routes.saveCharacter, { id, name, base_revision }, { session });
    const stored = async () => (await api.call(routes.getCharacter, { character_id: id }, { session })).data;

    beforeEach(async () => {
      id = (await api.call(routes.saveCharacter, { name: "Ines" }, { session })).data.id;
    });

    it("accepts one of several saves at the same time, and returns the current revision to the others", async () => {
      const names = Array.from({ length: 12 }, (_, at) => `Ines ${at}`);
      const answers = await Promise.all(names.map((name) => save(name, 1)));
      const [won, ...others] = answers.filter(({ code }) => code === 0);
      expect(others).toEqual([]);
      const conflicts = answers.filter((answer) => answer !== won);
      const reported = conflicts.map(({ status, code, details }) => [status, code, details?.revision]);
      expect(reported).toEqual(Array.from({ length: 11 }, () => [409, ErrorCode.conflict, 2]));
      expect(await stored()).toMatchObject({ name: won?.data.name, revision: 2 });
    });

    it("loses no save of several writers who save again on the current revision", async () => {
      const append = async (word: string): Promise<void> => {
        const { tagline, revision } = await stored();
        const input = { id, name: "Ines", tagline: `${tagline} ${word}`, base_revision: revision };
        const { code } = await api.call(routes.saveCharacter, input, { session });
        if (code === ErrorCode.conflict) return append(word);
        expect(code).toBe(0);
      };
      const words = ["one", "two", "three", "four", "five"];
      await Promise.all(words.map(append));
      const { tagline, revision } = await stored();
      expect(tagline.trim().split(" ").sort()).toEqual(words.toSorted());
      expect(revision).toBe(words.length + 1);
    });

    it("accepts the same save again when its first answer was lost", async () => {
      for (const _twice of [1, 2]) expect(await save("Ines Calloway", 1)).toMatchObject({ code: 0 });
      expect(await stored()).toMatchObject({ name: "Ines Calloway", revision: 2 });
    });

    it("uses the current revision when it names none", async () => {
      await save("Ines Calloway");
      expect((await save("Ines")).data).toMatchObject({ name: "Ines", revision: 3 });
    });
  });

  it("shows a hidden definition to its owner only", async () => {
    const input = { ...(await publishable()), definition: "zz_definition" };
    const { data } = await api.call(routes.saveCharacter, input, { session });
    expect(data.definition).toBe("zz_definition");
    const public_ = await api.send(routes.getCharacter, { character_id: data.id });
    expect(await public_.text()).not.toContain("zz_definition");
    await api.call(
      routes.saveCharacter,
      { id: data.id, name: "Ines", definition_visibility: "shown" },
      { session },
    );
    const shown = await api.call(routes.getCharacter, { character_id: data.id });
    expect(shown.data.definition).toBe("zz_definition");
  });
});
