import { type LanguageTag, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { user } from "../../../db/schema/referenced.ts";
import type { Mail } from "../../../providers/mail/Mail.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { testApp } from "../../../testing/testApp.ts";
import { mailNotices } from "./mailNotices.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

describeDatabase("a decision by mail", (database) => {
  let safety: SafetyFixture;
  let mails: Mail[] = [];
  let isDown = false;
  let isKnown = true;

  beforeAll(async () => {
    const { identity } = testApp(database()).deps;
    safety = await safetyFixture(database(), {
      identity: { ...identity, emailOf: async () => (isKnown ? "ada@example.org" : null) },
      sendMail: async (mail) => {
        if (isDown) throw new Error("down");
        mails.push(mail);
      },
    });
  });

  beforeEach(async () => {
    await mailNotices(safety.api.deps);
    [mails, isDown, isKnown] = [[], false, true];
  });

  async function suspend(language: LanguageTag | null = null): Promise<void> {
    const { uid } = await safety.newUser();
    await database().db.update(user).set({ language }).where(eq(user.id, uid));
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const input = {
      client_id: newId(),
      uid,
      measure: "suspend",
      rule: "banned",
      reason: "Spam.",
      until,
    } as const;
    const { code } = await safety.api.call(routes.decideAccount, input, safety.moderator);
    expect(code).toBe(0);
  }

  // Rule: decision-mail
  it("says what, why, until when and how to appeal, once", async () => {
    await suspend();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: "ada@example.org", subject: "Mimi: a decision by the moderators" });
    for (const words of ["Your account is suspended", "Reason: Spam.", "You can appeal once"]) {
      expect(mails[0]?.text).toContain(words);
    }
    expect(mails[0]?.text).toMatch(/Until: \w+ \d+, \d{4} at [\d:]+\s[AP]M UTC/);
    await Promise.all([mailNotices(safety.api.deps), mailNotices(safety.api.deps)]);
    expect(mails).toHaveLength(1);
  });

  it.each([
    [
      "de",
      "Mimi: eine Entscheidung der Moderation",
      "Dein Konto ist vorübergehend gesperrt.",
      "Das enthält Wörter, die hier nicht erlaubt sind.",
    ],
    ["ar", "Mimi: قرار من فريق الإشراف", "حسابك موقوف مؤقتًا.", "يمكنك الاعتراض مرة واحدة"],
  ] as const)("is in the language of the account: %s", async (language, subject, ...sentences) => {
    await suspend(language);
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ language, subject });
    for (const sentence of sentences) expect(mails[0]?.text).toContain(sentence);
    expect(mails[0]?.text).not.toContain("Your account");
  });

  it("does not name a removed character", async () => {
    const { uid } = await safety.newUser();
    const id = await addCharacter(database().db, { creator_id: uid, name: "Ines of the lighthouse" });
    await safety.decide({ kind: "character", id, decision: "remove", reason: "Hate." });
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.text).toContain("Your character was removed");
    expect(mails[0]?.text).not.toContain("Ines");
  });

  // Rule: decision-mail
  it("is sent later when it could not be sent; the decision counts at once", async () => {
    isDown = true;
    await suspend();
    await mailNotices(safety.api.deps);
    isDown = false;
    await expect
      .poll(async () => {
        await mailNotices(safety.api.deps);
        return mails.length;
      })
      .toBe(1);
  });

  it("is not sent without an address, nor where no mail is configured", async () => {
    isKnown = false;
    await suspend();
    expect(await mailNotices(safety.api.deps)).toBeNull();
    expect(await mailNotices({ ...safety.api.deps, sendMail: null })).toBeNull();
    expect(mails).toEqual([]);
  });
});
