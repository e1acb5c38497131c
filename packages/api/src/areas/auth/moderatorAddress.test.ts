import { routes } from "@mimi/contract";
import { expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { identityToken } from "../../testing/identityTokens.ts";
import { testApp } from "../../testing/testApp.ts";

describeDatabase("the address", (database) => {
  async function roleOf(email: string): Promise<string> {
    const settings = readSettings({ MODERATORS: "Kim.Sos@Example.org" });
    const api = testApp(database(), { settings });
    const token = await identityToken({ sub: email, email, email_verified: true });
    const headers = { Authorization: `Bearer ${token}` };
    const session = (await api.call(routes.createCookie, {}, { headers })).data;
    return (await api.call(routes.getUser, {}, { session })).data.role;
  }

  it.each(["kim.sos@example.org", "KIM.SOS@EXAMPLE.ORG"])("of a moderator is known as %s", async (email) => {
    expect(await roleOf(email)).toBe("moderator");
  });

  // Rule: moderator-address-case
  it.each([
    "\u212Aim.sos@example.org",
    "kim.\u017Fos@example.org",
    "kim.sos@example.org\u200B",
    "k\u0131m.sos@example.org",
  ])("of a moderator is not the one that Unicode folds to it: %j", async (email) => {
    expect(await roleOf(email)).toBe("user");
  });
});
