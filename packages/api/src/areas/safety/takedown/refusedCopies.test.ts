import { ErrorCode } from "@mimi/contract";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { refusedContent } from "../../../db/schema/safety.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import type { TestUser } from "../testing/safetyFixture.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

const refused = ErrorCode.refusedByRule;

describeEachDatabase("a copy of a character in an older one", (database) => {
  let safety: TakedownFixture;
  let texts: { readonly greeting: string; readonly definition: string };
  let count = 0;
  beforeAll(async () => {
    safety = await takedownFixture(database());
  });

  /** Another text for each test. */
  function newTexts() {
    count += 1;
    const number = "I".repeat(count);
    return {
      greeting: `Ship number ${number} leaves the harbour before the fog comes in.`,
      definition: `The captain of ship number ${number}, who trusts no map and no weather forecast.`,
    };
  }

  /** Publishes the texts in a character with other texts, or with none. */
  async function paste(id: string, by: TestUser) {
    return safety.publish({ id, name: "Older", ...texts }, by);
  }

  const other = { greeting: "Good evening.", definition: "Another person." };

  describe.each(["before the decision", "after the decision"] as const)("%s", (when) => {
    async function takeDown(id: string) {
      const item = { kind: "character", id } as const;
      if (when === "before the decision") await safety.hide(item);
      else await safety.decide({ ...item, decision: "remove" });
    }

    // Rule: takedown-older-copy
    it("is refused in an empty draft and in a published character, of the creator and of others", async () => {
      texts = newTexts();
      const stranger = await safety.newUser();
      const older: { readonly id: string; readonly by: TestUser }[] = [];
      for (const by of [safety.owner, stranger]) {
        older.push({ id: (await safety.save({ name: "Empty" }, by)).data.id, by });
        older.push({ id: (await safety.publish({ name: "Other", ...other }, by)).data.id, by });
      }
      const { data } = await safety.publish({ name: "Taken down", ...texts });
      await takeDown(data.id);
      for (const { id, by } of older) expect((await paste(id, by)).code).toBe(refused);
    });

    // Rule: takedown-older-copy
    it("is refused in a draft that got the texts before", async () => {
      texts = newTexts();
      const stranger = await safety.newUser();
      const drafts: { readonly id: string; readonly by: TestUser }[] = [];
      for (const by of [safety.owner, stranger]) {
        drafts.push({ id: (await safety.save({ name: "Empty" }, by)).data.id, by });
      }
      const { data } = await safety.publish({ name: "Taken down", ...texts });
      for (const { id, by } of drafts) await safety.save({ id, name: "Older", ...texts }, by);
      await takeDown(data.id);
      for (const { id, by } of drafts) expect((await paste(id, by)).code).toBe(refused);
    });

    // Rule: takedown-older-copy
    it("is refused to the creator also where the creator had the same texts first", async () => {
      texts = newTexts();
      const draft = (await safety.save({ name: "First", ...texts })).data.id;
      const { data } = await safety.publish({ name: "Taken down", ...texts });
      await takeDown(data.id);
      expect((await paste(draft, safety.owner)).code).toBe(refused);
    });

    // Rule: takedown-older-copy
    it("is allowed to another user who had the texts first", async () => {
      texts = newTexts();
      const author = await safety.newUser();
      const original = (await safety.publish({ name: "Original", ...texts }, author)).data.id;
      const { data } = await safety.publish({ name: "Taken down", ...texts });
      await takeDown(data.id);
      const { code } = await safety.save({ id: original, name: "Original", tagline: "Mine." }, author);
      expect(code).toBe(0);
    });
  });

  // Rule: takedown-older-copy
  it("is refused and hidden also when it is a copy of the reported texts, which the creator changed before the decision", async () => {
    texts = newTexts();
    const stranger = await safety.newUser();
    const { data } = await safety.publish({ name: "Reported", ...texts });
    await safety.report({ kind: "character", id: data.id, reason: "hate" });
    const copy = (await safety.publish({ name: "Copy", ...texts }, stranger)).data.id;
    await safety.publish({ id: data.id, name: "Harmless", ...newTexts() });
    await safety.decide({ kind: "character", id: data.id, decision: "remove" });
    expect((await safety.rowOf(copy))?.status).toBe("pending");
    for (const by of [safety.owner, stranger]) {
      expect((await safety.publish({ name: "Again", ...texts }, by)).code).toBe(refused);
    }
  });

  it("is hidden with the removed one: the creator's own of any age, and an older one that got the texts later", async () => {
    texts = newTexts();
    const thief = await safety.newUser();
    const own = (await safety.publish({ name: "First", ...texts })).data.id;
    const stolen = (await safety.publish({ name: "Other", ...other }, thief)).data.id;
    const { data } = await safety.publish({ name: "Taken down", ...texts });
    await paste(stolen, thief);
    await safety.decide({ kind: "character", id: data.id, decision: "remove" });
    for (const id of [own, stolen]) expect((await safety.rowOf(id))?.status).toBe("pending");
  });

  // Rule: taken-down-text-refused
  it("is refused with accents, invisible characters and look-alike letters, and hidden where it was published before", async () => {
    texts = newTexts();
    const stranger = await safety.newUser();
    const disguised = {
      greeting: texts.greeting.replaceAll("e", "é").replaceAll("o", "о"),
      definition: texts.definition.replaceAll("s", "s\u200B").replaceAll("h", "ʜ"),
    };
    const { data } = await safety.publish({ name: "Taken down", ...texts });
    const copy = (await safety.publish({ name: "Copy", ...disguised }, stranger)).data.id;
    await safety.hide({ kind: "character", id: data.id });
    expect((await safety.publish({ name: "Again", ...disguised }, stranger)).code).toBe(refused);
    await safety.decide({ kind: "character", id: data.id, decision: "remove" });
    expect((await safety.rowOf(copy))?.status).toBe("pending");
    expect((await safety.save({ name: "Again", ...disguised }, stranger)).code).toBe(refused);
  });

  describe("whose hash was stored by an earlier version", () => {
    const words = {
      greeting: "Été : le bateau quitte le port avant que la brume n'arrive.",
      definition: "Un capitaine âgé, qui ne croit ni aux cartes ni à la météo.",
    };
    const earlierHash = "aCCEqptBMlTXAzKNrHgbfhzxHYKNgcenrpOEc-bcd1A";

    it("is refused", async () => {
      const { data } = await safety.publish({ name: "Taken down", ...words });
      await safety.decide({ kind: "character", id: data.id, decision: "remove" });
      const { db } = database();
      const ofItem = eq(refusedContent.item_id, data.id);
      await db.delete(refusedContent).where(and(ofItem, ne(refusedContent.hash, earlierHash)));
      const stranger = await safety.newUser();
      expect((await safety.save({ name: "Again", ...words }, stranger)).code).toBe(refused);
      await safety.decide({ kind: "character", id: data.id, decision: "restore" });
    });

    // Rule: taken-down-text-refused
    it("gets no new revision and no new age by a save that changes nothing", async () => {
      const input = { name: "Old", ...words };
      const { id } = (await safety.save(input)).data;
      const stored = { content_hash: earlierHash, content_since: new Date("2026-01-02") };
      await database().db.update(character).set(stored).where(eq(character.id, id));
      await safety.save({ id, ...input });
      expect(await safety.rowOf(id)).toMatchObject({ ...stored, revision: 1 });
    });
  });
});
