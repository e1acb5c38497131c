import { beforeEach, describe, expect, it } from "vitest";
import { summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { react } from "./reactions.actions.ts";
import { reactionAfter } from "./reactionRules.ts";
import { reactionsState } from "./reactions.store.ts";

const odile = summaryOf("odile");
const shown = () => reactionsState.byId.odile;
let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  reactionsState.byId = {};
  toastsState.clear();
});

describe("a reaction", () => {
  it("changes the counts, and a like removes the dislike", () => {
    const disliked = reactionAfter(odile, "dislike", true);
    const liked = reactionAfter(disliked, "like", true);
    expect(liked.viewer).toMatchObject({ liked: true, disliked: false });
    expect([liked.stats.likes, liked.stats.dislikes]).toEqual([11, 1]);
  });

  it("set twice counts once", () => {
    const twice = reactionAfter(reactionAfter(odile, "favourite", true), "favourite", true);
    expect(twice.stats.favourites).toBe(5);
  });
});

describe("reacting", () => {
  it("is shown at once, and then the API's answer", async () => {
    const stats = { ...odile.stats, likes: 99 };
    fakes.api.answers("like", () => ({ viewer: { ...odile.viewer, liked: true }, stats }));
    const done = react(odile, "like", true);
    expect(shown()?.stats.likes).toBe(11);
    await done;
    expect(shown()?.stats.likes).toBe(99);
    expect(fakes.api.inputsOf("like")).toEqual([{ character_id: "odile", value: 1 }]);
  });

  it("is reverted after a failure, with a message", async () => {
    fakes.api.fails("like", 50001);
    await react(odile, "like", true);
    expect(shown()).toEqual({ viewer: odile.viewer, stats: odile.stats });
    expect(toastsState.toasts).toHaveLength(1);
  });

  it("returns to the API's last answer when a second reaction fails", async () => {
    const liked = { viewer: { ...odile.viewer, liked: true }, stats: { ...odile.stats, likes: 11 } };
    fakes.api.answers("like", () => liked).fails("addFavourite", 50001);
    await Promise.all([react(odile, "like", true), react(odile, "favourite", true)]);
    expect(shown()).toEqual(liked);
  });

  it("sends the reactions to one character in order", async () => {
    const sent: unknown[] = [];
    fakes.api.answers("like", async ({ value }) => {
      if (value === 1) await Promise.resolve();
      sent.push(value);
      return { viewer: { ...odile.viewer, liked: value === 1 }, stats: odile.stats };
    });
    await Promise.all([react(odile, "like", true), react(odile, "like", false)]);
    expect(sent).toEqual([1, 0]);
    expect(shown()?.viewer.liked).toBe(false);
  });

  // Rule: login-opens
  it("requires a visitor to log in, and sends nothing", async () => {
    fakes.storage.setSession(null);
    resumeSession();
    await react(odile, "like", true);
    expect([authState.view.kind, fakes.api.calls.length, shown()]).toEqual(["login", 0, undefined]);
  });
});
