import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSignedIn } from "../../../app/startSignedIn.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { offerModeration } from "./moderation.actions.ts";
import { setDrawerOpen, setMenuOpen } from "./shell.actions.ts";
import { shellState } from "./shell.store.ts";

const href = "/moderation";
const figures = { urgent: 0, oldest: null, next_due: null, appeals: 0, decided: 0, reversed: 0 };

let fakes: ReturnType<typeof fakeServices>;
let stop = () => {};
let open: number;

beforeEach(() => {
  freshState();
  open = 4;
  fakes = fakeServices();
  fakes.api.answers("getModerationFigures", () => ({ ...figures, open }));
});

afterEach(() => stop());

const asked = () => fakes.api.inputsOf("getModerationFigures").length;

// Rule: moderator-menu
it("counts the open cases whenever the menu or the drawer opens, and not before", async () => {
  stop = offerModeration();
  expect([shellState.moderation, asked()]).toEqual([{ href }, 0]);
  setMenuOpen(true);
  await expect.poll(() => shellState.moderation).toEqual({ href, openCases: 4 });
  setMenuOpen(false);
  await Promise.resolve();
  expect(asked()).toBe(1);
  open = 5;
  setDrawerOpen(true);
  await expect.poll(() => shellState.moderation).toEqual({ href, openCases: 5 });
  expect(asked()).toBe(2);
});

it("counts the open cases of a menu that is open already", async () => {
  setMenuOpen(true);
  stop = offerModeration();
  await expect.poll(() => shellState.moderation).toEqual({ href, openCases: 4 });
  expect(asked()).toBe(1);
});

it("shows the number that was loaded last when it cannot be loaded", async () => {
  stop = offerModeration();
  setMenuOpen(true);
  await expect.poll(() => shellState.moderation).toEqual({ href, openCases: 4 });
  fakes.api.fails("getModerationFigures", "unreachable");
  setMenuOpen(false);
  await Promise.resolve();
  setMenuOpen(true);
  await expect.poll(asked).toBe(2);
  expect(shellState.moderation).toEqual({ href, openCases: 4 });
});

// Rule: moderator-menu
it.each([
  ["user", undefined],
  ["moderator", { href }],
] as const)("the menu of a %s has the entry %j", async (role, entry) => {
  fakes.api
    .answers("getUser", () => ({ ...ada, role }))
    .fails("listTags", "unreachable")
    .fails("getPlan", "unreachable");
  startSignedIn();
  await expect.poll(() => fakes.api.inputsOf("getUser")).toHaveLength(1);
  await vi.dynamicImportSettled();
  expect(shellState.moderation).toEqual(entry);
  setMenuOpen(true);
  await Promise.resolve();
  expect(asked()).toBe(role === "moderator" ? 1 : 0);
});
