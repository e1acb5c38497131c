import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { reloadStaleBuild } from "./staleBuild.ts";
import { memoryStorage } from "../storage/storage.ts";

let fakes: ReturnType<typeof fakeServices>;
beforeEach(() => {
  fakes = fakeServices();
});

it("reloads the page once for each build", async () => {
  const storageArea = memoryStorage();
  for (const build of ["/assets/index-1.js", "/assets/index-1.js", "/assets/index-1.js"])
    await reloadStaleBuild(build, storageArea);
  expect(fakes.browser.reloads).toBe(1);
  await reloadStaleBuild("/assets/index-2.js", storageArea);
  expect(fakes.browser.reloads).toBe(2);
});

it("does not reload offline, and does once the connection is back", async () => {
  const storageArea = memoryStorage();
  fakes.browser.online = false;
  await reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(0);
  fakes.browser.online = true;
  await reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(1);
});

it("does not reload a page whose server does not answer: the browser's error page would replace it", async () => {
  const storageArea = memoryStorage();
  fakes.browser.serverReachable = false;
  await reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(0);
  fakes.browser.serverReachable = true;
  await reloadStaleBuild("build", storageArea);
  expect(fakes.browser.reloads).toBe(1);
});

it("reloads once when several parts cannot be loaded at the same time", async () => {
  const storageArea = memoryStorage();
  await Promise.all([reloadStaleBuild("build", storageArea), reloadStaleBuild("build", storageArea)]);
  expect(fakes.browser.reloads).toBe(1);
});

it("does not reload while a field has text in it", async () => {
  fakes.browser.typed = true;
  await reloadStaleBuild("build", memoryStorage());
  expect(fakes.browser.reloads).toBe(0);
});

it("does not reload where the browser stores nothing, because it could reload forever", async () => {
  await reloadStaleBuild("build", null);
  expect(fakes.browser.reloads).toBe(0);
});
