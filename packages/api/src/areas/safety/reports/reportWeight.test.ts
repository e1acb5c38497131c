import { type InputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { character, user } from "../../../db/schema/referenced.ts";
import { setText } from "../../../testing/setText.ts";
import { anonymizeCharacters } from "../../../domain/deletion/anonymizeCharacters.ts";
import { Screening } from "../../../providers/screening/Screening.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { testApp } from "../../../testing/testApp.ts";
import { type SafetyFixture, safetyFixture, type TestUser } from "../testing/safetyFixture.ts";

const cover = {
  avatar: "/uploads/cover-600.webp",
  avatar_alt: "A lighthouse",
  avatar_color: "#123456",
  avatar_thumbhash: "aa==",
  avatar_renditions: [{ width: 600, avif: "/uploads/cover-600.avif", webp: "/uploads/cover-600.webp" }],
};

describeDatabase("an item that is reported for minors", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  const add = (columns?: Parameters<typeof addCharacter>[1]) => addCharacter(database().db, columns);
  const statusOf = async (id: string) => (await safety.rowOf(id))?.status;
  const reportMinors = (id: string, session?: string) =>
    safety.report({ kind: "character", id, reason: "minors" }, session);

  /** A user with decided reports, the last decision last. */
  async function reporterWith(...decisions: InputOf<typeof routes.decideModeration>["decision"][]) {
    const { session } = await safety.newUser();
    for (const decision of decisions) {
      const id = await add();
      await safety.report({ kind: "character", id, reason: "spam" }, session);
      await safety.decide({ kind: "character", id, decision });
    }
    return session;
  }

  describe("by accounts that are older than seven days", () => {
    // Rule: hidden-until-decision
    it("is hidden by the third, and restored by a dismissal", async () => {
      const id = await add();
      for (const status of ["published", "published", "pending"]) {
        await reportMinors(id, (await safety.newUser({ days: 8 })).session);
        expect(await statusOf(id)).toBe(status);
      }
      expect(await safety.rowOf(id)).toMatchObject({ status_reason: "minors" });
      expect(await safety.waiting("character", id)).toMatchObject({ hidden: true, report_count: 3 });
      await safety.decide({ kind: "character", id, decision: "dismiss" });
      expect(await statusOf(id)).toBe("published");
    });

    it("is hidden once when they report at the same time", async () => {
      const id = await add();
      const users = await Promise.all([1, 2, 3].map(() => safety.newUser({ days: 8 })));
      await Promise.all(users.map(({ session }) => reportMinors(id, session)));
      expect(await statusOf(id)).toBe("pending");
    });

    it("is not hidden by one account with several reports", async () => {
      const { session } = await safety.newUser({ days: 8 });
      const id = await add();
      for (const _time of [1, 2, 3]) await reportMinors(id, session);
      await reportMinors(id, (await safety.newUser({ days: 8 })).session);
      expect(await statusOf(id)).toBe("published");
    });

    it("is not hidden for other reasons", async () => {
      const id = await add();
      for (let count = 0; count < 4; count += 1) {
        const { session } = await safety.newUser({ days: 8 });
        await safety.report({ kind: "character", id, reason: "hate" }, session);
      }
      expect(await statusOf(id)).toBe("published");
    });

    // Rule: dismissal-holds
    it("is not hidden when a decision has proved one of them wrong", async () => {
      const [first, liar] = [await safety.newUser({ days: 8 }), await safety.newUser({ days: 8 })];
      const other = await add();
      await reportMinors(other, liar.session);
      await safety.decide({ kind: "character", id: other, decision: "dismiss" });
      const id = await add();
      for (const { session } of [first, liar, await safety.newUser({ days: 8 })])
        await reportMinors(id, session);
      expect(await statusOf(id)).toBe("published");
    });

    // Rule: hidden-until-decision
    it("is not hidden when its owner is one of them", async () => {
      const [owner, ...others] = [
        await safety.newUser({ days: 8 }),
        await safety.newUser({ days: 8 }),
        await safety.newUser({ days: 8 }),
      ];
      const id = await add({ creator_id: owner.uid });
      for (const { session } of [owner, ...others]) await reportMinors(id, session);
      expect(await statusOf(id)).toBe("published");
      await reportMinors(id, (await safety.newUser({ days: 8 })).session);
      expect(await statusOf(id)).toBe("pending");
    });

    it("loses its image or its profile, and a dismissal restores both", async () => {
      const id = await add(cover);
      const { uid, session } = await safety.newUser();
      const profile = { user_name: "Ada", avatar: null, biography: "Likes rain." };
      await database().db.update(user).set(profile).where(eq(user.id, uid));
      const read = async () => (await safety.api.call(routes.getUser, {}, { session })).data;
      await safety.hide({ kind: "image", id });
      await safety.hide({ kind: "profile", id: uid });
      expect(await safety.rowOf(id)).toMatchObject({
        avatar: null,
        avatar_renditions: [],
        status: "published",
      });
      expect(await safety.waiting("image", id)).toMatchObject({ hidden: true });
      expect(await read()).toMatchObject({ user_name: null, avatar: null, biography: "" });
      expect(await safety.waiting("profile", uid)).toMatchObject({ title: "Ada", excerpt: "Likes rain." });
      await safety.decide({ kind: "image", id, decision: "dismiss" });
      await safety.decide({ kind: "profile", id: uid, decision: "dismiss" });
      expect(await safety.rowOf(id)).toMatchObject(cover);
      expect(await read()).toMatchObject(profile);
    });
  });

  describe("by one account", () => {
    // Rule: hidden-until-decision
    it("is hidden when the last five decided reports of the account were upheld", async () => {
      const five = await reporterWith("remove", "uphold", "reject", "remove", "remove");
      const four = await reporterWith("remove", "remove", "remove", "remove");
      const mixed = await reporterWith("remove", "remove", "remove", "remove", "dismiss");
      const ids = [await add(), await add(), await add()] as const;
      for (const [at, session] of [five, four, mixed].entries()) await reportMinors(ids[at] ?? "", session);
      expect(await Promise.all(ids.map(statusOf))).toEqual(["pending", "published", "published"]);
    });

    it("is not hidden when one of the five was restored later", async () => {
      const session = await reporterWith("remove", "remove", "remove", "remove");
      const id = await add();
      await safety.report({ kind: "character", id, reason: "spam" }, session);
      await safety.decide({ kind: "character", id, decision: "remove" });
      await safety.decide({ kind: "character", id, decision: "restore" });
      const next = await add();
      await reportMinors(next, session);
      expect(await statusOf(next)).toBe("published");
    });

    describe("is not hidden by upheld reports of the account's own", () => {
      type Item = Pick<InputOf<typeof routes.report>, "kind" | "id">;

      /** Reports five items of the user, which are upheld, and then a character of another user. */
      async function statusAfter(owner: TestUser, nextOwn: () => Promise<Item>) {
        for (let count = 0; count < 5; count += 1) {
          const item = await nextOwn();
          await safety.report({ ...item, reason: "spam" }, owner.session);
          const { answered } = await safety.decide({ ...item, decision: "uphold" });
          expect(answered).toBe(1);
        }
        const id = await add();
        await reportMinors(id, owner.session);
        return statusOf(id);
      }

      it.each(["character", "image"] as const)("%ss, also when they are unlisted", async (kind) => {
        const owner = await safety.newUser();
        const columns = { ...cover, creator_id: owner.uid, visibility: "unlisted" } as const;
        const next = async () => ({ kind, id: await add(columns) });
        expect(await statusAfter(owner, next)).toBe("published");
      });

      it("characters that are deleted for good", async () => {
        const [owner, ids] = [await safety.newUser(), [] as string[]];
        const next = async () => {
          const id = await add({ creator_id: owner.uid });
          ids.push(id);
          return { kind: "character", id } as const;
        };
        await statusAfter(owner, next);
        await database()
          .db.delete(character)
          .where(eq(character.id, ids[0] ?? ""));
        await anonymizeCharacters(database().db, ids.slice(1));
        const id = await add();
        await reportMinors(id, owner.session);
        expect(await statusOf(id)).toBe("published");
      });

      it("messages", async () => {
        const owner = await safety.newUser();
        const next = async () => ({ kind: "message", id: (await safety.chat(owner.session)).reply }) as const;
        expect(await statusAfter(owner, next)).toBe("published");
      });

      it("profiles", async () => {
        const owner = await safety.newUser();
        const item = { kind: "profile", id: owner.uid } as const;
        await safety.report({ ...item, reason: "spam" }, owner.session);
        await safety.decide({ ...item, decision: "uphold" });
        const ids = [await add(), await add(), await add(), await add()];
        for (const id of ids) {
          await safety.report({ kind: "character", id, reason: "spam" }, owner.session);
          await safety.decide({ kind: "character", id, decision: "uphold" });
        }
        const id = await add();
        await reportMinors(id, owner.session);
        expect(await statusOf(id)).toBe("published");
      });
    });

    it("is hidden although a report about the account's own item was dismissed", async () => {
      const session = await reporterWith("remove", "remove", "remove", "remove", "remove");
      const { reply } = await safety.chat(session);
      await safety.report({ kind: "message", id: reply, reason: "spam" }, session);
      await safety.decide({ kind: "message", id: reply, decision: "dismiss" });
      const id = await add();
      await reportMinors(id, session);
      expect(await statusOf(id)).toBe("pending");
    });

    // Rule: hidden-until-decision
    it("is not hidden when the item is a message of the account itself", async () => {
      const session = await reporterWith("remove", "remove", "remove", "remove", "remove");
      const { reply, messages } = await safety.chat(session);
      await safety.report({ kind: "message", id: reply, reason: "minors" }, session);
      expect((await messages()).at(-1)).toMatchObject({ status: "done" });
    });

    it("loses the text of a message that the screening finds; moderators see it, without the name of the user", async () => {
      const { session } = await safety.newUser();
      const { reply, messages } = await safety.chat(session);
      await setText(database().db, reply, "Good evening. zz_banned_1");
      await safety.report({ kind: "message", id: reply, reason: "minors" }, session);
      expect((await messages()).at(-1)).toMatchObject({ status: "blocked", alternatives: [{ text: "" }] });
      expect(await safety.waiting("message", reply)).toMatchObject({ owner: null, hidden: true });
      expect((await safety.waiting("message", reply))?.excerpt).toMatch(/^Good evening/);
      await safety.decide({ kind: "message", id: reply, decision: "dismiss" });
      expect((await messages()).at(-1)?.alternatives[0]?.text).toMatch(/^Good evening/);
    });
  });

  // Rule: hidden-until-decision
  it("is hidden at once, also by a visitor, when the screening finds a broken rule in it", async () => {
    const id = await add({ bio: "zz_age_term_1", greeting: "zz_adult_1" });
    const safe = await add({ bio: "zz_age_term_1" });
    await reportMinors(id);
    await reportMinors(safe);
    expect(await statusOf(id)).toBe("pending");
    expect(await statusOf(safe)).toBe("published");
  });

  it("is stored, and not hidden, when the screening cannot be reached", async () => {
    const { lexicon } = safety.api.deps.screening;
    const screening = new Screening(
      lexicon,
      { classesOf: () => Promise.reject(new Error("No.")) },
      safety.api.deps.log,
    );
    const broken = testApp(database(), { screening });
    const id = await add();
    expect((await broken.call(routes.report, { kind: "character", id, reason: "minors" })).code).toBe(0);
    expect(await statusOf(id)).toBe("published");
  });

  // Rule: hidden-until-decision
  it("is hidden by the numbers that the operator has set", async () => {
    const { settings } = safety.api.deps;
    const reports = {
      ...settings.safety.reports,
      hideAccounts: 1,
      hideAccountDays: 0,
      hideOnScreening: false,
    };
    const strict = testApp(database(), {
      settings: { ...settings, safety: { ...settings.safety, reports } },
    });
    const { session } = await safety.newUser();
    const [one, screened] = [await add(), await add({ bio: "zz_age_term_1 zz_adult_1" })];
    await strict.call(routes.report, { kind: "character", id: one, reason: "minors" }, { session });
    await strict.call(routes.report, { kind: "character", id: screened, reason: "minors" });
    expect([await statusOf(one), await statusOf(screened)]).toEqual(["pending", "published"]);
  });
});
