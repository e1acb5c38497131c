import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { stoppedIdentity } from "../../../db/schema/decisionNotice.ts";
import { deleteEndedIdentities } from "../../../domain/accounts/stoppedIdentities.ts";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { identityToken } from "../../../testing/identityTokens.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

const DAY_MS = 86_400_000;

describeDatabase("the owner of a stopped account", (database) => {
  let safety: SafetyFixture;

  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  interface Identity {
    readonly sub: string;
    readonly email: string;
    readonly email_verified: boolean;
  }

  const newIdentity = (): Identity => {
    const sub = newId();
    return { sub, email: `${sub}@example.org`, email_verified: true };
  };

  async function signIn(identity: Identity) {
    const headers = { Authorization: `Bearer ${await identityToken({ ...identity })}` };
    return safety.api.call(routes.createCookie, {}, { headers });
  }

  async function uidOf(session: string): Promise<string> {
    return (await safety.api.call(routes.getUser, {}, { session })).data.uid;
  }

  async function stop(uid: string, measure: "restrict" | "suspend" | "ban" | "lift"): Promise<void> {
    const until = measure === "suspend" ? { until: new Date(Date.now() + DAY_MS).toISOString() } : {};
    const input = {
      client_id: newId(),
      uid,
      measure,
      rule: "banned",
      reason: "Insults.",
      ...until,
    } as const;
    expect((await safety.api.call(routes.decideAccount, input, safety.moderator)).code).toBe(0);
  }

  /** Signs in and is stopped. The next sign-in knows the identity. */
  async function stopped(
    measure: "restrict" | "suspend" | "ban",
  ): Promise<{ identity: Identity; uid: string }> {
    const identity = newIdentity();
    const uid = await uidOf((await signIn(identity)).data);
    await stop(uid, measure);
    await signIn(identity);
    return { identity, uid };
  }

  // Rule: account-decision-follows
  it.each(["suspend", "ban"] as const)(
    "after %s cannot sign in with a new account of the same address, and reads why",
    async (measure) => {
      const { identity } = await stopped(measure);
      for (const email_verified of [true, false]) {
        const again = await signIn({ ...identity, sub: newId(), email_verified });
        expect(again.code).toBe(ErrorCode.accountStopped);
        expect(again.details).toMatchObject({
          stopped: { measure, rule: "banned", reason: "Insults.", appealable: true },
        });
      }
      expect((await signIn(newIdentity())).code).toBe(0);
    },
  );

  // Rule: account-decision-follows
  it("after restrict cannot upload with the account that replaces a deleted one, until it is lifted", async () => {
    const identity = newIdentity();
    const session = (await signIn(identity)).data;
    await stop(await uidOf(session), "restrict");
    expect((await safety.api.call(routes.deleteUser, {}, { session })).code).toBe(0);
    const again = (await signIn(identity)).data;
    const uid = await uidOf(again);
    expect((await safety.upload({ session: again, uid }, "user")).code).toBe(ErrorCode.accountStopped);
    await stop(uid, "lift");
    expect((await safety.upload({ session: again, uid }, "user")).code).toBe(0);
    expect((await safety.api.call(routes.deleteUser, {}, { session: again })).code).toBe(0);
    const third = (await signIn(identity)).data;
    expect((await safety.upload({ session: third, uid: await uidOf(third) }, "user")).code).toBe(0);
  });

  // Rule: account-decision-follows
  it("is not stopped when the decision has ended, or when the address was never verified", async () => {
    const { identity, uid } = await stopped("ban");
    await stop(uid, "lift");
    expect((await signIn({ ...identity, sub: newId() })).code).toBe(0);

    const unverified = { ...newIdentity(), email_verified: false };
    await stop(await uidOf((await signIn(unverified)).data), "ban");
    await signIn(unverified);
    expect((await signIn({ ...unverified, sub: newId(), email_verified: true })).code).toBe(0);
  });

  // Rule: account-decision-follows
  it("is stored as hashes only, as long as the decision counts", async () => {
    await database().db.delete(stoppedIdentity);
    const banned = await stopped("ban");
    const suspended = await stopped("suspend");
    const lifted = await stopped("ban");
    await stop(lifted.uid, "lift");
    const rows = await database().db.select().from(stoppedIdentity);
    expect(rows).toHaveLength(6);
    for (const { sub } of [banned.identity, suspended.identity])
      expect(JSON.stringify(rows)).not.toContain(sub);
    const inAWeek = new Date(Date.now() + 7 * DAY_MS);
    expect(await deleteEndedIdentities(database().db, inAWeek)).toEqual({ identities: 4 });
    const left = await database().db.select().from(stoppedIdentity);
    expect(left.map(({ measure }) => measure)).toEqual(["ban", "ban"]);
    expect(await deleteEndedIdentities(database().db, inAWeek)).toBeNull();
  });
});
