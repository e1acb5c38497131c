import { describe, expect, it } from "vitest";
import { FakeStreams } from "../testing/fakeStreams.ts";
import { DraftBridge } from "./storage/draftBridge.ts";
import { createDrafts, type Drafts } from "./storage/drafts.ts";
import { lazyDrafts, lazyStreams } from "./lazyServices.ts";
import { memoryStorage } from "./storage/storage.ts";

const message = { chat_key: "k", character_id: "odile", client_id: "c", text: "Hello" };
const noPageHide = () => undefined;

/** Code that cannot be loaded at first, nor by the retry. */
function failingTwice<T>(loaded: T): () => Promise<T> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= 2) throw new TypeError("Failed to fetch dynamically imported module");
    return loaded;
  };
}

it("rejects as unreachable when the code cannot be loaded, and loads it again the next time", async () => {
  const fakes = new FakeStreams();
  const streams = lazyStreams(failingTwice(fakes));
  const { signal } = new AbortController();
  const first = () => streams.send(message, signal)[Symbol.asyncIterator]().next();
  await expect(first()).rejects.toMatchObject({ name: "ApiError", code: "unreachable" });
  void first();
  await expect.poll(() => fakes.opened.length).toBe(1);
});

describe("a draft that is typed before the code for drafts is loaded", () => {
  it("survives when the page is unloaded meanwhile", async () => {
    const bridge = new DraftBridge(memoryStorage());
    const never = new Promise<Drafts>(() => undefined);
    lazyDrafts(() => never, bridge, noPageHide).save("u1", "here", "Hello");
    expect(await createDrafts(bridge).read("u1", "here")).toBe("Hello");
  });

  it("is stored beside those of other places", async () => {
    const bridge = new DraftBridge(memoryStorage());
    const fetched = Promise.resolve();
    const drafts = lazyDrafts(() => fetched.then(() => createDrafts(bridge)), bridge, noPageHide);
    drafts.save("u1", "here", "Hel");
    drafts.save("u1", "there", "Ahoy");
    drafts.save("u1", "here", "Hello");
    expect([await drafts.read("u1", "here"), await drafts.read("u1", "there")]).toEqual(["Hello", "Ahoy"]);
  });

  it("is stored although the code could not be loaded the first time", async () => {
    const bridge = new DraftBridge(memoryStorage());
    const load = failingTwice(() => createDrafts(bridge));
    const drafts = lazyDrafts(async () => (await load())(), bridge, noPageHide);
    drafts.save("u1", "here", "Hello");
    await expect(drafts.read("u1", "here")).rejects.toMatchObject({ code: "unreachable" });
    expect(await drafts.read("u1", "here")).toBe("Hello");
  });
});
