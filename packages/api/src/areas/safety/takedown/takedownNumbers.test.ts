import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { plainImage } from "../../../testing/images.ts";
import { purgeTakedowns } from "./purgeTakedowns.ts";
import type { TestUser } from "../testing/safetyFixture.ts";
import { type TakedownFixture, takedownFixture } from "../testing/takedownFixture.ts";

const DAY_MS = 86_400_000;
const refused = ErrorCode.refusedByRule;
const first = { user_name: "Lighthouse Ada", biography: "Counts the ships at night." };
const second = { user_name: "Captain Nemo", biography: "Dives where the maps end." };

describeEachDatabase("content that its owner wrote after a decision", (database) => {
  let safety: TakedownFixture;
  beforeAll(async () => {
    safety = await takedownFixture(database());
  });

  const undo = (kind: "profile" | "image", id: string) =>
    safety.api.call(routes.undoModeration, { kind, id }, { session: safety.moderator.session });

  describe("of a profile", () => {
    const save = (user: TestUser, texts: typeof first, avatar = "") =>
      safety.api.call(routes.updateUser, { ...texts, avatar }, user);
    const textsOf = async (user: TestUser) => {
      const { user_name, biography } = (await safety.api.call(routes.getUser, {}, user)).data;
      return { user_name, biography };
    };
    const noTexts = { user_name: null, biography: "" };

    /** A profile whose first content was upheld, and that has other content now. */
    async function changed() {
      const user = await safety.newUser();
      const bytes = await plainImage(
        "png",
        50,
        50,
        `#${user.uid
          .replaceAll(/[^0-9a-f]/g, "")
          .padEnd(6, "0")
          .slice(0, 6)}`,
      );
      const avatar = (await safety.upload(user, "user", bytes)).data.url;
      await save(user, first, avatar);
      const item = { kind: "profile", id: user.uid } as const;
      await safety.decide({ ...item, decision: "uphold" });
      expect((await save(user, second)).code).toBe(0);
      return { user, item, avatar };
    }

    /** What the first decision took down is still down. */
    async function expectFirstDown({ user, avatar }: Awaited<ReturnType<typeof changed>>) {
      expect((await save(user, first)).code).toBe(refused);
      expect(await safety.statusOf(avatar)).toBe(410);
    }

    // Rule: takedown-layers
    it("comes back when its removal is withdrawn, and the first content stays down", async () => {
      const one = await changed();
      await safety.decide({ ...one.item, decision: "remove" });
      expect(await textsOf(one.user)).toEqual(noTexts);
      expect((await save(one.user, second)).code).toBe(refused);
      await safety.decide({ ...one.item, decision: "restore" });
      expect(await textsOf(one.user)).toEqual(second);
      await expectFirstDown(one);
    });

    // Rule: takedown-layers
    it("comes back when its removal is undone, and the first content stays down", async () => {
      const one = await changed();
      await safety.decide({ ...one.item, decision: "remove" });
      expect((await undo("profile", one.user.uid)).code).toBe(0);
      expect(await textsOf(one.user)).toEqual(second);
      await expectFirstDown(one);
      // Undoing a restore takes down the second content again.
      await safety.decide({ ...one.item, decision: "remove" });
      await safety.decide({ ...one.item, decision: "restore" });
      expect((await undo("profile", one.user.uid)).code).toBe(0);
      expect(await textsOf(one.user)).toEqual(noTexts);
      await safety.decide({ ...one.item, decision: "restore" });
      expect(await textsOf(one.user)).toEqual(second);
    });

    // Rule: takedown-layers
    it("is hidden by three accounts, and comes back when a moderator dismisses their reports", async () => {
      const one = await changed();
      await safety.hide(one.item);
      expect(await textsOf(one.user)).toEqual(noTexts);
      expect((await save(one.user, { ...second, user_name: "Ada" })).code).toBe(refused);
      await safety.decide({ ...one.item, decision: "dismiss" });
      expect(await textsOf(one.user)).toEqual(second);
      await expectFirstDown(one);
    });

    // Rule: appeal-of-replaced-decision
    it("stays removed when an appeal against the first decision is right, and comes back by its own appeal", async () => {
      const one = await changed();
      const appeal = async (at: number) => {
        const { items } = (await safety.api.call(routes.listNotices, {}, one.user)).data;
        const notice_id = items[at]?.notice_id ?? "";
        expect((await safety.api.call(routes.appealNotice, { notice_id, text: "No." }, one.user)).code).toBe(
          0,
        );
        return notice_id;
      };
      const reverse = async (appeal_id: string) => {
        const { session } = await safety.newUser({ isModerator: true });
        const input = { appeal_id, result: "reversed", answer: "Right." } as const;
        expect((await safety.api.call(routes.decideAppeal, input, { session })).code).toBe(0);
      };
      const outdated = await appeal(0);
      await safety.decide({ ...one.item, decision: "remove", reason: "Again." });
      await reverse(outdated);
      expect(await textsOf(one.user)).toEqual(noTexts);
      const { items } = (await safety.api.call(routes.listNotices, {}, one.user)).data;
      expect(
        items.map(({ measure, ended_by, appeal: stored }) => [measure, ended_by, stored?.result]),
      ).toEqual([
        ["remove", null, undefined],
        ["reject", "replaced", "reversed"],
      ]);
      await reverse(await appeal(0));
      expect(await textsOf(one.user)).toEqual(second);
    });
  });

  describe("of an image", () => {
    /** A character whose first cover was upheld, and that has another cover now. */
    async function changed() {
      const owner = await safety.newUser();
      const published = await safety.publish(
        { name: "Cover", greeting: "Ahoy there.", definition: "" },
        owner,
      );
      const { id, avatar } = published.data;
      const item = { kind: "image", id } as const;
      await safety.decide({ ...item, decision: "uphold" });
      const next = (await safety.upload(owner, "character")).data.url;
      expect((await safety.save({ id, name: "Cover", avatar: next }, owner)).code).toBe(0);
      return { owner, id, item, avatar: avatar ?? "", next };
    }
    const fileOf = (address: string) => safety.api.deps.files.get(address.replace("/uploads/", ""));

    it.each(["reported", "not reported"] as const)(
      "comes back when its removal is withdrawn or undone, and the first image leaves the store (%s)",
      async (how) => {
        const { id, item, avatar, next } = await changed();
        if (how === "reported") await safety.report({ ...item, reason: "copyright" });
        for (const bringBack of [
          () => safety.decide({ ...item, decision: "restore" }),
          () => undo("image", id),
        ]) {
          await safety.decide({ ...item, decision: "remove" });
          expect([await safety.statusOf(avatar), await safety.statusOf(next)]).toEqual([410, 410]);
          expect((await safety.rowOf(id))?.avatar).toBeNull();
          await bringBack();
          expect([await safety.statusOf(avatar), await safety.statusOf(next)]).toEqual([410, 200]);
          expect((await safety.rowOf(id))?.avatar).toBe(next);
        }
        await purgeTakedowns(safety.api.deps, new Date(Date.now() + 31 * DAY_MS));
        expect([await fileOf(avatar), await fileOf(next)]).toEqual([null, expect.anything()]);
      },
    );

    // Rule: takedown-layers
    it("is hidden by three accounts, and comes back when a moderator dismisses their reports", async () => {
      const { item, avatar, next } = await changed();
      await safety.hide(item);
      expect(await safety.statusOf(next)).toBe(410);
      await safety.decide({ ...item, decision: "dismiss" });
      expect([await safety.statusOf(avatar), await safety.statusOf(next)]).toEqual([410, 200]);
    });
  });
});
