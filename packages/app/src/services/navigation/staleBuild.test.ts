import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { reloadStaleBuild } from "./staleBuild.ts";
import { memoryStorage } from "../storage/storage.ts";

let fakes: ReturnType<typeof fakeServices>;
beforeEach(() => {
  fakes = fakeServices();
});

it("reloads the page once for each build", () => {
  const storageArea = memoryStorage();
  for (const build of ["/assets/index-1.js", "/assets/index-1.js", "/assets/index-1.js"])
    reloadStaleBuild(build, storageArea);
  expect(fakes.browser.reloads).toBe(1);
  reloadStaleBuild("/assets/index-2.js", storageArea);
  expect(fakes.browser.reloads).toBe(2);
});

it("does not reload offline, and does once the connection is back", () => {
  const storageArea = memoryStorage();
  fakes.browser.online = false;
  reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(0);
  fakes.browser.online = true;
  reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(1);
});

it("does not reload while a field has text in it", () => {
  fakes.browser.typed = true;
  reloadStaleBuild("build", memoryStorage());
  expect(fakes.browser.reloads).toBe(0);
});

it("does not reload where the browser stores nothing, because it could reload forever", () => {
  reloadStaleBuild("build", null);
  expect(fakes.browser.reloads).toBe(0);
});
