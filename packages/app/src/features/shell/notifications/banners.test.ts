import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { checkForNewVersion, reloadForNewVersion, watchBanners } from "./banners.actions.ts";
import { bannersState } from "./banners.store.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  fakes = fakeServices();
  watchBanners();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows that the connection is lost, then for a moment that it is back", () => {
  fakes.browser.goOnline(false);
  expect(bannersState.connection.kind).toBe("offline");
  fakes.browser.goOnline(true);
  expect(bannersState.connection.kind).toBe("restored");
  vi.advanceTimersByTime(4_000);
  expect(bannersState.connection.kind).toBe("online");
});

it("is still offline when it is lost again at once", () => {
  fakes.browser.goOnline(false);
  fakes.browser.goOnline(true);
  fakes.browser.goOnline(false);
  vi.advanceTimersByTime(10_000);
  expect(bannersState.connection.kind).toBe("offline");
});

it("offers a new version, and loads it on request", async () => {
  await checkForNewVersion(async () => false);
  expect(bannersState.newVersion).toBe("none");
  await checkForNewVersion(async () => true);
  expect(bannersState.newVersion).toBe("available");
  reloadForNewVersion();
  expect([bannersState.newVersion, fakes.browser.reloads]).toEqual(["reloading", 1]);
});
