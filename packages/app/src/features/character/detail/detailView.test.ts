import { expect, it } from "vitest";
import { characterOf } from "../../../testing/contractData.ts";
import { detailOf, reportTargetOf } from "./detailView.ts";

const seen = {
  known: undefined,
  reaction: undefined,
  userId: "u1",
  userName: "Ada",
  now: new Date("2026-11-20T12:00:00Z"),
};

const retry = () => undefined;

it("leads from the creator's name to the creator's characters, and users to their own in every state", () => {
  const hrefOf = (uid: string) => {
    const value = characterOf("fox", { creator: { uid, user_name: "orrin", avatar: null } });
    const detail = detailOf({ character: { kind: "ready", value }, lastChat: null }, seen, retry);
    return detail.kind === "ready" && detail.value.creatorHref;
  };
  expect([hrefOf("u9"), hrefOf("u1")]).toEqual(["/search?by=u9", "/characters"]);
});

it("shows who made an imported card, and nothing for other characters", () => {
  const makerOf = (made_by: string) => {
    const character = { kind: "ready", value: characterOf("fox", { made_by }) } as const;
    const detail = detailOf({ character, lastChat: null }, seen, retry);
    return detail.kind === "ready" && detail.value.madeBy;
  };
  expect([makerOf("Wren"), makerOf("")]).toEqual(["Wren", undefined]);
});

it("shows the creator's content warnings", () => {
  const character = { kind: "ready", value: characterOf("fox", { warnings: ["Storms", "Loss"] }) } as const;
  expect(detailOf({ character, lastChat: null }, seen, retry)).toMatchObject({
    value: { warnings: ["Storms", "Loss"] },
  });
});

// Rule: macros-replaced
it("fills the macros of greetings and of the text about the character", () => {
  const text = "<BOT> nods to {{USER}}.{{// a note}}{{getvar::mood}}";
  const texts = {
    chat_name: "Odile",
    bio: text,
    greeting: text,
    alternate_greetings: ["{{// a note}}", text],
  };
  const character = { kind: "ready", value: characterOf("fox", texts) } as const;
  expect(detailOf({ character, lastChat: null }, seen, retry)).toMatchObject({
    value: {
      bio: "Odile nods to Ada.",
      greetings: ["Odile nods to Ada.", "Odile nods to Ada."],
    },
  });
});

// Rule: report-from-character-page
it.each(["character", "image", "profile"] as const)("reports the %s by the id of the API", (what) => {
  const creator = { uid: "u9", user_name: "orrin", avatar: null };
  const character = characterOf("fox", { name: "Fox", creator });
  const about = what === "profile" ? { id: "u9", name: "orrin" } : { id: "fox", name: "Fox" };
  expect(reportTargetOf(character, what)).toEqual({ kind: what, ...about });
});
