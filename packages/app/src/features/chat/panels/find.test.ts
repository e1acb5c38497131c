import type { ChatHit } from "@mimi/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatFixture, settle } from "../../../testing/chatFixture.ts";
import { chatKey } from "../../../testing/contractData.ts";
import { chatState } from "../engine/chat.store.ts";
import { openChat } from "../engine/open.actions.ts";
import { find, step } from "./find.actions.ts";
import { findState } from "./find.store.ts";

let fakes: ReturnType<typeof chatFixture>;
const hit = (message_id: string, position: number): ChatHit => ({
  chat_key: chatKey,
  character_id: "odile",
  character_name: "Odile",
  title: "The lamp",
  parent: null,
  message_id,
  role: "user",
  excerpt: "the lamp",
  matches: [[4, 8]],
  position,
  created_at: "2026-11-20T11:00:00Z",
});

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
  await settle();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

const pause = async () => {
  vi.advanceTimersByTime(300);
  await settle();
};

describe("search", () => {
  it("in one chat begins at the latest result, and goes around in reading order", async () => {
    fakes.api.answers("searchChats", ({ page }) => ({
      items: page === 1 ? [hit("m2", 1)] : [hit("m1", 0)],
      page: Number(page),
      has_more: page === 1,
      hidden: 0,
    }));
    find("lamp");
    await pause();
    expect(fakes.api.inputsOf("searchChats")[0]).toMatchObject({ chat_key: chatKey });
    const at = () => chatState.target?.turnId;
    expect([findState.result, at()]).toMatchObject([{ kind: "found", at: 1 }, "client-of-m2"]);
    step(1);
    expect(at()).toBe("m1");
    step(-1);
    expect(at()).toBe("client-of-m2");
  });

  it("says that nothing was found, until the query is empty", async () => {
    fakes.api.answers("searchChats", () => ({ items: [], page: 1, has_more: false, hidden: 0 }));
    find("lamp");
    await pause();
    expect(findState.result.kind).toBe("none");
    find(" ");
    expect(findState.result.kind).toBe("idle");
  });
});
