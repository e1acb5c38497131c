import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { readSettings } from "../../../config/settings.ts";
import { user } from "../../../db/schema/referenced.ts";
import { abuseReport } from "../../../db/schema/safety.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { testApp } from "../../../testing/testApp.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";

const DAY_MS = 86_400_000;

describeDatabase("an item that related accounts report for minors", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  const add = () => addCharacter(database().db);
  const statusOf = async (id: string) => (await safety.rowOf(id))?.status;
  const reportMinors = (id: string, session: string) =>
    safety.report({ kind: "character", id, reason: "minors" }, session);

  // Rule: reports-count-as-one
  it("is not hidden by accounts that were created within one hour", async () => {
    const id = await add();
    const users = [1, 2, 3].map(() => safety.newUser({ days: 8 }));
    for (const { uid, session } of await Promise.all(users)) {
      const created_at = new Date(Date.now() - 8 * DAY_MS);
      await database().db.update(user).set({ created_at }).where(eq(user.id, uid));
      await reportMinors(id, session);
    }
    expect(await statusOf(id)).toBe("published");
  });

  // Rule: reports-count-as-one
  it.each([
    ["192.0.2.7", "192.0.2.200", "192.0.3.7"],
    ["2001:db8:1:2::7", "2001:db8:1:2:9::1", "2001:db8:1:3::7"],
  ])("counts networks, and stores no address: %s and %s are one, %s is another", async (one, same, other) => {
    const settings = readSettings({ TRUST_PROXY: "on", REPORT_NETWORK_KEY: "k".repeat(32) });
    const { limits } = safety.api.deps;
    const api = testApp(database(), { settings, limits });
    const id = await add();
    const reportFrom = async (address: string) => {
      const { session } = await safety.newUser({ days: 8 });
      const headers = { "X-Forwarded-For": address };
      await api.call(routes.report, { kind: "character", id, reason: "minors" }, { session, headers });
      return statusOf(id);
    };
    expect([await reportFrom(one), await reportFrom(same), await reportFrom(other)]).toEqual(
      Array.from({ length: 3 }, () => "published"),
    );
    expect(await reportFrom("198.51.100.1")).toBe("pending");
    const rows = await database().db.select().from(abuseReport).where(eq(abuseReport.item_id, id));
    expect(JSON.stringify(rows)).not.toContain(one.slice(0, 9));
    expect(new Set(rows.map(({ network_hash }) => network_hash)).size).toBe(3);
    // A decision needs no independence any more.
    await safety.decide({ kind: "character", id, decision: "dismiss" });
    const decided = await database().db.select().from(abuseReport).where(eq(abuseReport.item_id, id));
    expect(decided.map(({ network_hash }) => network_hash)).toEqual([null, null, null, null]);
  });
});
