import { expect, it } from "vitest";
import { characterOf } from "../../../testing/contractData.ts";
import { detailOf, reportTargetOf } from "./detailView.ts";

it("shows the creator's content warnings", () => {
  const character = { kind: "ready", value: characterOf("fox", { warnings: ["Storms", "Loss"] }) } as const;
  const seen = {
    known: undefined,
    reaction: undefined,
    userName: "Ada",
    now: new Date("2026-11-20T12:00:00Z"),
  };
  expect(detailOf({ character, lastChat: null }, seen)).toMatchObject({
    character: { warnings: ["Storms", "Loss"] },
  });
});

it.each(["character", "image", "profile"] as const)("reports the %s by the id of the API", (what) => {
  const creator = { uid: "u9", user_name: "orrin", avatar: null };
  const character = characterOf("fox", { name: "Fox", creator });
  const about = what === "profile" ? { id: "u9", name: "orrin" } : { id: "fox", name: "Fox" };
  expect(reportTargetOf(character, what)).toEqual({ kind: what, ...about });
});
