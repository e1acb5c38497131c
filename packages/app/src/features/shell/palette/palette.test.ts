import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contentFilterState, noContentFilter } from "../../../state/preferences/contentFilter.store.ts";
import { chatOf, summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { openPalette, setPaletteQuery } from "./palette.actions.ts";
import { paletteState } from "./palette.store.ts";
import { paletteGroups } from "./paletteView.tsx";

let fakes: ReturnType<typeof fakeServices>;

/** The results, by the kind of their group. */
function results(filter = contentFilterState): Record<string, string[]> {
  const groups = paletteGroups(paletteState, { who: authState.session.kind, filter });
  return Object.fromEntries(
    groups.map(({ kind, suggestions }) => [kind, suggestions.map(({ label }) => label)]),
  );
}

const page = <Item>(items: Item[]) => ({ items, page: 1, has_more: false, hidden: 0, adult: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  fakes = fakeServices();
  fakes.storage.setAdult(false);
  fakes.api
    .answers("listChats", () =>
      page([
        chatOf("k1", { title: "The lift that stopped", character_name: "Odile" }),
        chatOf("k2", { title: "", character_name: "Corvin" }),
      ]),
    )
    .answers("search", ({ info }) => page([{ ...summaryOf("c1"), name: `Found by ${info}` }]));
});

afterEach(() => void vi.useRealTimers());

async function openSignedIn(): Promise<void> {
  fakes.storage.setSession("s");
  resumeSession();
  openPalette();
  await vi.advanceTimersByTimeAsync(0);
}

it("shows a visitor the places and actions that need no account", () => {
  openPalette();
  expect(results().places).toEqual([
    "Home",
    "Search",
    "Create a character",
    "Privacy policy",
    "Terms of use",
    "Safety",
    "Contact us",
  ]);
  expect(results().actions).toContain("Login");
  expect(results().actions).not.toContain("Sign Out");
  expect(fakes.api.inputsOf("listChats")).toEqual([]);
});

it("shows a user the latest chats first", async () => {
  await openSignedIn();
  expect(Object.keys(results())).toEqual(["chats", "places", "actions"]);
  expect(results().chats).toEqual(["The lift that stopped", "A new chat"]);
  expect(results().actions).toContain("Sign Out");
});

it("finds chats by title or character, in any case and with accents, and commands by other words", async () => {
  await openSignedIn();
  setPaletteQuery("corv");
  expect(results()).toEqual({ chats: ["A new chat"] });
  setPaletteQuery("ÇÖRVIN");
  expect(results()).toEqual({ chats: ["A new chat"] });
  setPaletteQuery("dark");
  expect(results()).toEqual({ actions: ["Switch Color Mode"] });
});

it("searches for characters when the typing pauses for 250 ms", async () => {
  openPalette();
  setPaletteQuery("o");
  await vi.advanceTimersByTimeAsync(249);
  setPaletteQuery("od");
  await vi.advanceTimersByTimeAsync(249);
  expect(fakes.api.inputsOf("search")).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fakes.api.inputsOf("search")).toEqual([{ info: "od", rating: "sfw", page: 1, count: 5 }]);
  expect(results().characters).toEqual(["Found by od"]);
});

// Rule: command-palette
it("never shows adult characters to users who do not want them, nor blurred ones", async () => {
  fakes.api.answers("search", () => page([{ ...summaryOf("c1"), rating: "nsfw" as const }]));
  openPalette();
  setPaletteQuery("od");
  await vi.advanceTimersByTimeAsync(250);
  expect(results().characters).toBeUndefined();
  fakes.storage.setAdult(true);
  setPaletteQuery("odi");
  await vi.advanceTimersByTimeAsync(250);
  expect(results().characters).toBeUndefined();
  expect(results({ ...noContentFilter, blurred: false }).characters).toHaveLength(1);
});

it("shortens the names of characters in discreet mode", async () => {
  contentFilterState.discreet = true;
  await openSignedIn();
  const [chats] = paletteGroups(paletteState, { who: "signed-in", filter: contentFilterState });
  expect(chats?.suggestions.map(({ hint }) => hint)).toEqual(["O", "C"]);
});

it("starts empty when it is opened again", async () => {
  await openSignedIn();
  setPaletteQuery("dark");
  openPalette();
  expect(paletteState.query).toBe("");
});

it("offers the moderation page to moderators only", () => {
  setPaletteQuery("moderation");
  const placesOf = (isModerator: boolean) =>
    paletteGroups(paletteState, { who: "signed-in", isModerator, filter: contentFilterState })
      .filter(({ kind }) => kind === "places")
      .flatMap(({ suggestions }) => suggestions.map(({ label }) => label));
  expect([placesOf(true), placesOf(false)]).toEqual([["Moderation"], []]);
});
