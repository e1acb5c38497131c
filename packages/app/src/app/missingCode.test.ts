import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endSession, resumeSession } from "../features/auth/session.actions.ts";
import { setFavourite } from "../features/character/home.actions.ts";
import { homeState } from "../features/character/home.store.ts";
import { reactionsState } from "../features/character/reactions.store.ts";
import { toastsState } from "../state/toasts.store.ts";
import { summaryOf } from "../testing/contractData.ts";
import { fakeServices } from "../testing/fakeServices.ts";
import { freshState } from "../testing/freshState.ts";

const reactions = "../features/character/reactions.actions.ts";
const signedOut = "../features/auth/signedOut.actions.ts";
const missing = () => {
  throw new TypeError("Failed to fetch dynamically imported module");
};
const unreachable = "Mimi could not be reached. Check your connection and try again.";
const toasts = () => toastsState.toasts.map(({ message }) => message);
/** Failed imports that nobody handled; in a browser they end in the error log. */
const unhandled: unknown[] = [];
const remember = (reason: unknown) => void unhandled.push(reason);

let fakes: ReturnType<typeof fakeServices>;
beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  unhandled.length = 0;
  process.on("unhandledRejection", remember);
});
afterEach(() => {
  process.off("unhandledRejection", remember);
  vi.doUnmock(reactions);
  vi.doUnmock(signedOut);
});

it("says that a favourite could not be set, and sets it when pressed again", async () => {
  homeState.listings = {
    forYou: {
      kind: "ready",
      items: [summaryOf("odile")],
      page: 1,
      hasMore: false,
      hidden: 0,
      adult: 0,
      count: 20,
      more: "idle",
    },
  };
  vi.doMock(reactions, missing);
  await setFavourite("odile", true);
  expect([toasts(), reactionsState.byId]).toEqual([[unreachable], {}]);

  vi.doUnmock(reactions);
  const { viewer, stats } = summaryOf("odile");
  fakes.api.answers("addFavourite", () => ({ viewer: { ...viewer, favourited: true }, stats }));
  await setFavourite("odile", true);
  expect(fakes.api.inputsOf("addFavourite")).toEqual([{ character_id: "odile", value: 1 }]);
});

it("says that the session has ended as soon as the code for it can be loaded", async () => {
  vi.doMock(signedOut, missing);
  endSession();
  await vi.waitFor(() => expect(toasts()).toEqual([unreachable]));

  vi.doUnmock(signedOut);
  fakes.browser.stir();
  await vi.waitFor(() =>
    expect(toasts()).toContain("You are signed out. Log in to go on; nothing you wrote is lost."),
  );
  expect(unhandled).toEqual([]);
});
