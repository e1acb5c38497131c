import { ErrorCode } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
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

    it("is refused to the creator also where the creator had the same texts first", async () => {
      texts = newTexts();
      const draft = (await safety.save({ name: "First", ...texts })).data.id;
      const { data } = await safety.publish({ name: "Taken down", ...texts });
      await takeDown(data.id);
      expect((await paste(draft, safety.owner)).code).toBe(refused);
    });

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
});
