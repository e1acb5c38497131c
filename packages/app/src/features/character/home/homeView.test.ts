import { describe, expect, it } from "vitest";
import { summaryOf } from "../../../testing/contractData.ts";
import { noContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { idle, loading, ready } from "../../../state/remote/resource.ts";
import { continueRailOf } from "./homeView.ts";

const context = {
  now: new Date("2026-11-20T12:00:00Z"),
  filter: { ...noContentFilter, hidden: { "character:x": "X" } },
};
const retry = () => undefined;
const top = ready(["a", "b", "c", "d", "e"].map((id) => summaryOf(id)));

describe("the rail of a user without chats", () => {
  it("suggests three characters, and a tap opens a chat with one", () => {
    const rail = continueRailOf(ready([]), top, context, retry);
    expect(rail).toMatchObject({ kind: "ready", value: { chats: [] } });
    const suggestions = rail.kind === "ready" ? (rail.value.suggestions ?? []) : [];
    expect(suggestions.map(({ href }) => href)).toEqual([
      "/character/c/chat",
      "/character/d/chat",
      "/character/e/chat",
    ]);
  });

  it("suggests nothing that the user hides, and no adult character", () => {
    const own = ready([summaryOf("a"), summaryOf("b", { rating: "nsfw" }), summaryOf("x")]);
    const rail = continueRailOf(ready([]), own, context, retry);
    expect(rail.kind === "ready" && rail.value.suggestions?.map(({ id }) => id)).toEqual(["a"]);
  });

  it("waits for the suggestions, so that nothing is replaced under the finger", () => {
    for (const pending of [idle, loading])
      expect(continueRailOf(ready([]), pending, context, retry)).toEqual({ kind: "loading" });
  });

  it("is shown without suggestions when they fail to load", () => {
    expect(
      continueRailOf(ready([]), { kind: "failed", cause: "server", code: "unreachable" }, context, retry),
    ).toEqual({
      kind: "ready",
      value: { chats: [], suggestions: [] },
    });
  });
});
