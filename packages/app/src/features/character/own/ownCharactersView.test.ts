import type { OwnCharacter } from "@mimi/contract";
import { expect, it } from "vitest";
import { noContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { summaryOf } from "../../../testing/contractData.ts";
import { formatOwnCharacters, parseOwnCharacters } from "./ownCharactersAddress.ts";
import { ownCharactersOf } from "./ownCharactersView.ts";

const retry = () => undefined;

const own = (parts: Partial<OwnCharacter>): OwnCharacter => ({
  ...summaryOf("odile", { updated_at: "2026-11-20T10:00:00Z" }),
  state: "draft",
  status: "draft",
  status_reason: null,
  visibility: "private",
  revision: 1,
  overlong_fields: [],
  deleted_at: null,
  restorable_until: null,
  ...parts,
});

function itemOf(parts: Partial<OwnCharacter>, filter = {}) {
  const content = ownCharactersOf(
    { kind: "ready", items: [own(parts)], count: 20, more: "none", hidden: 0, adult: 0 },
    {
      isSignedIn: true,
      reactions: {},
      filter: { ...noContentFilter, ...filter },
      now: new Date("2026-11-20T13:00:00Z"),
    },
    retry,
  );
  if (content.kind !== "ready" || !content.value.items[0]) throw new Error("There is no item.");
  return content.value.items[0];
}

it.each([
  ["draft", "/character/odile"],
  ["rejected", "/character/odile"],
  ["private", "/character/odile/detail"],
  ["unlisted", "/character/odile/detail"],
  ["public", "/character/odile/detail"],
  ["pending", "/character/odile/detail"],
  ["removed", "/character/odile/detail"],
  ["deleted", undefined],
] as const)("opens a character that is %s at %s", (state, href) => {
  expect(itemOf({ state }).card).toMatchObject({ kind: "character", href });
});

it.each(["pending", "rejected", "removed"] as const)(
  "offers no chat with a character that is %s",
  (state) => {
    expect(itemOf({ state }).chatHref).toBeUndefined();
    expect(itemOf({ state: "draft" }).chatHref).toBe("/character/odile/chat");
  },
);

it("shows the reason of a moderator, and only then", () => {
  const status_reason = "adult_age";
  expect(itemOf({ state: "rejected", status: "rejected", status_reason }).reason).toBe(
    "Adult characters must be at least 18",
  );
  expect(itemOf({ state: "public", status: "published", status_reason }).reason).toBeUndefined();
});

it("shows counts of published characters only", () => {
  expect(itemOf({ state: "public" }).card).toMatchObject({ chats: 1200 });
  expect(itemOf({ state: "draft" })).toMatchObject({ card: { chats: undefined }, edited: "3 hours ago" });
});

it("counts the days until a character in the bin is deleted for good, rounded up", () => {
  const restorable_until = "2026-12-19T12:00:00Z";
  expect(itemOf({ state: "deleted", restorable_until }).daysLeft).toBe(29);
});

it("has neither name nor cover of a blurred adult character", () => {
  expect(itemOf({ rating: "nsfw" }).card).toEqual({ kind: "adult", id: "odile" });
  expect(itemOf({ rating: "nsfw" }, { blurred: false }).card.kind).toBe("character");
});

it("is signed out for a visitor, whatever is loaded", () => {
  const context = { isSignedIn: false, reactions: {}, filter: noContentFilter, now: new Date() };
  expect(ownCharactersOf(undefined, context, retry)).toEqual({ kind: "signed-out" });
});

it.each([
  ["", { sort: "updated" }],
  ["state=draft", { state: "draft", sort: "updated" }],
  ["state=deleted&sort=name", { state: "deleted", sort: "name" }],
] as const)("keeps the filter and the order in the address %j", (address, query) => {
  expect(parseOwnCharacters(address)).toEqual(query);
  expect(formatOwnCharacters(query)).toBe(address);
});

it("ignores unknown values in the address", () => {
  expect(parseOwnCharacters("state=gone&sort=worst")).toEqual({ sort: "updated" });
});
