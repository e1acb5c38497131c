import { ErrorCode, routes } from "@mimi/contract";
import { beforeAll, expect, it } from "vitest";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

describeEachDatabase("similar characters", (database) => {
  let api: TestApp;
  let subject: string;

  beforeAll(async () => {
    const { db } = database();
    const [common = 0, rare = 0, other = 0] = await addTags(db, ["Common", "Rare", "Other"]);
    subject = await addCharacter(db, { id: "subject", tag_ids: [common, rare] });
    await addCharacter(db, { id: "both", tag_ids: [rare, common] });
    await addCharacter(db, { id: "rare", tag_ids: [rare] });
    for (let at = 0; at < 12; at += 1) {
      await addCharacter(db, { id: `common-${at}`, tag_ids: [common, other], chats: 100 * at });
    }
    await addCharacter(db, { id: "other", tag_ids: [other], chats: 9_000 });
    await addCharacter(db, { id: "adult", tag_ids: [common, rare], rating: "nsfw" });
    await addCharacter(db, { id: "private", tag_ids: [common, rare], visibility: "private" });
    await addCharacter(db, { id: "tagless" });
    api = testApp(database());
  });

  async function similar(character_id: string): Promise<string[]> {
    return (await api.call(routes.listSimilar, { character_id })).data.map(({ id }) => id);
  }

  it("have the most tags in common, where rare tags count more, and then the highest rank", async () => {
    expect((await similar(subject)).slice(0, 4)).toEqual(["both", "rare", "common-11", "common-10"]);
  });

  it("are at most ten, without the character itself and without characters that the user cannot see", async () => {
    const found = await similar(subject);
    expect(found).toHaveLength(10);
    for (const id of ["subject", "adult", "private", "other"]) expect(found).not.toContain(id);
  });

  it("do not exist for a character without tags", async () => {
    expect(await similar("tagless")).toEqual([]);
  });

  it("do not say anything about a character that the user cannot open", async () => {
    const codes = await Promise.all(
      ["private", "absent", "adult"].map(
        async (character_id) => (await api.call(routes.listSimilar, { character_id })).code,
      ),
    );
    expect(codes).toEqual([ErrorCode.notFound, ErrorCode.notFound, ErrorCode.adultNotAttested]);
  });
});

describeEachDatabase("creators in a search", (database) => {
  let api: TestApp;

  beforeAll(async () => {
    const { db } = database();
    for (const creator_id of ["Sea Grass", "seagull", "Under the sea", "Elsewhere"]) {
      await addCharacter(db, { creator_id });
    }
    await addCharacter(db, { creator_id: "seagull" });
    await addCharacter(db, { creator_id: "sea-drafts", status: "draft" });
    await addCharacter(db, { creator_id: "sea-adults", rating: "nsfw" });
    api = testApp(database());
  });

  async function creators(info: string): Promise<(string | number | null)[][]> {
    const { data } = await api.call(routes.searchCreators, { info });
    return data.map(({ user_name, characters }) => [user_name, characters]);
  }

  it("have the text in their names; names that begin with it come first", async () => {
    expect(await creators("sea")).toEqual([
      ["Sea Grass", 1],
      ["seagull", 2],
      ["Under the sea", 1],
    ]);
  });

  it("are found by the beginning of a word while it is being typed", async () => {
    expect(await creators("th")).toEqual([["Under the sea", 1]]);
    expect(await creators("la")).toEqual([]);
  });

  it("are not found without a text, or when the user can see none of their characters", async () => {
    expect(await creators("")).toEqual([]);
    for (const text of ["drafts", "adults"]) expect(await creators(text)).toEqual([]);
  });

  it("are found by text with special characters", async () => {
    for (const text of ["%", "_", "\\", "' or 1=1 --", "a%b"]) expect(await creators(text)).toEqual([]);
  });

  it("link to a list of only their characters", async () => {
    const { data } = await api.call(routes.search, { info: "", creator: "seagull" });
    expect(data.items.map(({ creator }) => creator.uid)).toEqual(["seagull", "seagull"]);
  });
});
