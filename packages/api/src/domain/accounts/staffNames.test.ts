import { ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { setRole } from "../access/moderators.ts";
import { user } from "../../db/schema/referenced.ts";
import { userSearch } from "../../db/search/searchColumns.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

describeDatabase("the name of a user", (database) => {
  let api: TestApp;
  let session: string;
  const rename = (user_name: string) =>
    api.call(routes.updateUser, { user_name, avatar: "", biography: "" }, { session });

  beforeAll(async () => {
    api = testApp(database());
    const [moderator, house] = ["Rowan Hale", "Quill"];
    await api.deps.db.insert(user).values([
      {
        ...{ id: "staff", user_name: moderator, ...userSearch(moderator) },
        role: "moderator",
        identity_sub: "s",
      },
      { id: "house", user_name: house, ...userSearch(house) },
    ]);
    session = await api.signIn("newcomer");
  });

  // Rule: name-like-moderator
  it.each([
    ["Rowan Hale", "the same"],
    ["rowan hale", "lower case"],
    ["RowanHale", "no space"],
    ["Rоwan Hаle", "Cyrillic letters"],
    ["Rοwan Hale", "a Greek letter"],
    ["Ｒｏｗａｎ　Ｈａｌｅ", "wide letters"],
    ["𝐑𝐨𝐰𝐚𝐧 𝐇𝐚𝐥𝐞", "mathematical letters"],
    ["R0wan HaIe", "a digit, and an I for an l"],
    ["Rówan·Hàle", "accents and punctuation"],
    ["Row\u200Ban \u202EHale", "invisible characters"],
    ["QuiII", "the name of a house account, with I for l"],
    ["Mimi", "the name of the house"],
    ["Мimi Suppоrt", "the house, in Cyrillic letters"],
    ["M1mi-Moderat0r", "the house, with digits"],
  ])("%s is refused: %s", async (name) => {
    const answer = await rename(name);
    expect([answer.code, answer.details]).toEqual([
      ErrorCode.invalidInput,
      { fields: { user_name: "invalid_choice" } },
    ]);
  });

  // Rule: name-like-moderator
  it.each(["Rowan", "Hale Rowan", "Quillon", "Mimosa", "Adminton", "Teamwork", "👩‍🚀"])(
    "%s is accepted",
    async (name) => {
      expect((await rename(name)).code).toBe(0);
    },
  );

  it("has no invisible characters, and is refused when nothing is left", async () => {
    expect((await rename("\u202EAda\u200B\u2800")).data.user_name).toBe("Ada");
    expect((await rename("\u2800\u3164")).details).toEqual({ fields: { user_name: "too_short" } });
  });

  it("is refused as the answer to the question for the name, too", async () => {
    await api.deps.db.update(user).set({ name_state: "unset" }).where(eq(user.user_name, "Ada"));
    const answer = await api.call(routes.nameUser, { user_name: "Rоwan Hale" }, { session });
    expect(answer.details).toEqual({ fields: { user_name: "invalid_choice" } });
  });

  it("stays with a moderator who changes the rest of the profile", async () => {
    const moderator = await api.signIn("Ines");
    const { uid } = (await api.call(routes.getUser, {}, { session: moderator })).data;
    await setRole(api.deps.db, uid, "moderator", new Date());
    const profile = { user_name: "Ines", avatar: "", biography: "Reads." };
    expect((await api.call(routes.updateUser, profile, { session: moderator })).code).toBe(0);
  });
});
