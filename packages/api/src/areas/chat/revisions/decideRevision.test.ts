import { expect, it } from "vitest";
import { refusalOf } from "../testing/refusalOf.ts";
import { decideRevision } from "./decideRevision.ts";

it("accepts the newest revision", () => {
  expect(decideRevision(3, { take: true, revision: 3 })).toEqual({
    kind: "take",
    chat: { character_revision: 3 },
  });
});

it("dismisses the newest revision", () => {
  expect(decideRevision(3, { take: false })).toEqual({ kind: "dismiss", chat: { dismissed_revision: 3 } });
});

it("refuses to decide about another revision than the newest", () => {
  for (const take of [true, false]) {
    expect(refusalOf(() => decideRevision(3, { take, revision: 2 }))).toEqual({ code: 40901 });
  }
});

it("writes nothing when there is no newer revision", () => {
  expect(decideRevision(null, { take: true, revision: 2 })).toEqual({ kind: "nothing" });
});
