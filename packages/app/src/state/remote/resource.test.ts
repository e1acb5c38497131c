import { beforeEach, expect, it, vi } from "vitest";
import { proxy } from "valtio";
import { ApiError } from "../../services/api/ApiError.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { idle, loadResource, type Resource, ready, retryWhenOnline } from "./resource.ts";

type Names = readonly string[];

let fakes: ReturnType<typeof fakeServices>;
let store: { names: Resource<Names> };
beforeEach(() => {
  fakes = fakeServices();
  store = proxy<{ names: Resource<Names> }>({ names: idle });
});

const failing = () => Promise.reject<Names>(new ApiError("timeout"));

it("is loading until the answer arrives", async () => {
  const loaded = loadResource(store, "names", async () => ["Odile"]);
  expect(store.names).toEqual({ kind: "loading" });
  await loaded;
  expect(store.names).toEqual({ kind: "ready", value: ["Odile"] });
});

it("keeps a loaded value until the new one arrives", async () => {
  store.names = ready(["Odile"]);
  const loaded = loadResource(store, "names", async () => ["Ren"]);
  expect(store.names).toEqual({ kind: "ready", value: ["Odile"] });
  await loaded;
  expect(store.names).toEqual({ kind: "ready", value: ["Ren"] });
});

it("drops the answer to an earlier request", async () => {
  const first = Promise.withResolvers<Names>();
  const loaded = loadResource(store, "names", () => first.promise);
  await loadResource(store, "names", async () => ["second"]);
  first.resolve(["first"]);
  await loaded;
  expect(store.names).toEqual({ kind: "ready", value: ["second"] });
});

it("drops an answer when the property was set in the meantime", async () => {
  const answer = Promise.withResolvers<Names>();
  const loaded = loadResource(store, "names", () => answer.promise);
  store.names = idle;
  answer.resolve(["late"]);
  await loaded;
  expect(store.names).toEqual({ kind: "idle" });
});

it("distinguishes a failed server from a browser that is offline", async () => {
  await loadResource(store, "names", failing);
  expect(store.names).toEqual({ kind: "failed", cause: "server", code: "timeout" });
  fakes.browser.online = false;
  await loadResource(store, "names", failing);
  expect(store.names).toMatchObject({ kind: "failed", cause: "offline" });
});

it("keeps a loaded value after a failure only with `keep`", async () => {
  store.names = ready(["Odile"]);
  await loadResource(store, "names", failing, "keep");
  expect(store.names).toEqual({ kind: "ready", value: ["Odile"] });
  await loadResource(store, "names", failing);
  expect(store.names.kind).toBe("failed");
});

it("throws an error that is not a failed call", async () => {
  const broken = () => Promise.reject<Names>(new TypeError("broken"));
  await expect(loadResource(store, "names", broken)).rejects.toThrow("broken");
});

// Rule: failed-page-reloads
it("offers a next page that failed again when the browser comes online", () => {
  const lists = [
    { kind: "ready", more: "failed" },
    { kind: "ready", more: "none" },
  ];
  const load = vi.fn();
  const stop = retryWhenOnline([() => lists[0], load], [() => lists[1], load]);
  fakes.browser.goOnline(true);
  stop();
  expect(lists.map(({ more }) => more)).toEqual(["available", "none"]);
  expect(load).not.toHaveBeenCalled();
});

it("loads failed requests again when the browser comes online", async () => {
  const retried: string[] = [];
  const failure = (cause: "offline" | "server") => ({ kind: "failed", cause }) as const;
  const stop = retryWhenOnline(
    [() => failure("offline"), () => retried.push("offline")],
    [() => failure("server"), () => retried.push("server")],
    [() => undefined, () => retried.push("absent")],
  );
  fakes.browser.goOnline(false);
  expect(retried).toEqual([]);
  fakes.browser.goOnline(true);
  expect(retried).toEqual(["offline"]);
  stop();
  fakes.browser.goOnline(true);
  expect(retried).toEqual(["offline"]);
});
