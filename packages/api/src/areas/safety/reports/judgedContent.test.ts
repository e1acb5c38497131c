import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { user } from "../../../db/schema/referenced.ts";
import { moderationDecision } from "../../../db/schema/safety.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type SafetyFixture, safetyFixture } from "../testing/safetyFixture.ts";
import type { NewCharacter } from "../../../domain/characters/characterTexts.ts";
import { changeCharacter } from "../../../testing/addCharacter.ts";

describeDatabase("an item whose report about minors a moderator has dismissed", (database) => {
  let safety: SafetyFixture;
  beforeAll(async () => {
    safety = await safetyFixture(database());
  });

  const add = (columns?: Parameters<typeof addCharacter>[1]) => addCharacter(database().db, columns);
  const statusOf = async (id: string) => (await safety.rowOf(id))?.status;
  const reportMinors = (id: string, session?: string) =>
    safety.report({ kind: "character", id, reason: "minors" }, session);

  async function cleared() {
    const id = await add({ bio: "A keeper of the light.", tagline: "Quiet" });
    await safety.hide({ kind: "character", id });
    await safety.decide({ kind: "character", id, decision: "dismiss" });
    return id;
  }
  const save = (id: string, columns: Partial<NewCharacter>) =>
    changeCharacter(database().db, id, { ...columns, revision: 2 });

  it("is not hidden by one more visitor after its owner corrects a typo", async () => {
    const id = await cleared();
    await save(id, { bio: "A keeper of the lights." });
    await reportMinors(id);
    expect(await statusOf(id)).toBe("published");
  });

  /** As {@link cleared}, with a text that the screening finds. */
  async function clearedByMistake(columns: Partial<NewCharacter>) {
    const id = await add({ ...columns, tagline: "Quiet" });
    await reportMinors(id);
    expect(await statusOf(id)).toBe("pending");
    await safety.decide({ kind: "character", id, decision: "dismiss" });
    return id;
  }

  // Rule: dismissal-holds
  it("is not hidden for the judged content after its owner corrects a typo in another field", async () => {
    const id = await clearedByMistake({ bio: "The word zz_banned_1 is a name here." });
    await save(id, { tagline: "Quite quiet", alternate_greetings: ["Hello."] });
    await reportMinors(id);
    expect(await statusOf(id)).toBe("published");
    const fit = await clearedByMistake({ bio: "zz_age_term_1 zz_adult_1" });
    await save(fit, { greeting: "Hello." });
    await reportMinors(fit);
    expect(await statusOf(fit)).toBe("published");
  });

  // Rule: dismissal-holds
  it.each<[string, Partial<NewCharacter>, Partial<NewCharacter>]>([
    ["the same word in another field", { bio: "zz_banned_1" }, { greeting: "Now zz_banned_1 is here." }],
    ["the judged field, changed", { bio: "zz_banned_1" }, { bio: "zz_banned_1, and more." }],
    ["a new part of what was judged", { bio: "zz_age_term_1 zz_adult_1" }, { greeting: "zz_age_term_1 too" }],
    ["the other part", { bio: "zz_banned_1 zz_age_term_1" }, { greeting: "zz_adult_1" }],
    ["another rating", { bio: "zz_banned_1 zz_age_term_1" }, { rating: "nsfw" }],
  ])("is hidden again by one report for what the decision did not judge: %s", async (_case, was, is) => {
    const id = await clearedByMistake(was);
    await save(id, is);
    const { session, uid } = await safety.newUser();
    await database().db.update(user).set({ adult_attested_at: new Date() }).where(eq(user.id, uid));
    await reportMinors(id, session);
    expect(await statusOf(id)).toBe("pending");
  });

  it("is judged as new when an earlier version of the server stored the fingerprint", async () => {
    const id = await clearedByMistake({ bio: "zz_banned_1" });
    await database()
      .db.update(moderationDecision)
      .set({ fingerprint: "bXkgaGFzaA" })
      .where(eq(moderationDecision.item_id, id));
    await reportMinors(id);
    expect(await statusOf(id)).toBe("pending");
  });

  // Rule: dismissal-holds
  it("is not hidden again while the judged content is unchanged", async () => {
    const id = await cleared();
    await save(id, { bio: "a keeper, of the  light", visibility: "unlisted", language: "de" });
    await safety.hide({ kind: "character", id });
    expect(await statusOf(id)).toBe("published");
  });

  it("is hidden again by three accounts when it was changed", async () => {
    const id = await cleared();
    await save(id, { bio: "A student of the light." });
    await safety.hide({ kind: "character", id });
    expect(await statusOf(id)).toBe("pending");
  });
});
