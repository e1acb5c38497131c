import type { History } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey, messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { goToMessage } from "./history.actions.ts";
import { closeChat, openChat } from "./open.actions.ts";
import { persistReadingPosition } from "./readingPosition.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const ids = () => chatState.messages.map(({ id }) => id);
const sent = { ...messageOf("m2", "user", "I know."), client_id: "client-m2" };
const around: History = { ...past, messages: [messageOf("m0", "character", "Hello.")], has_newer: true };

/** Opens the chat at a position, and leaves it. */
async function leaveAt(turnId: string, offsetPx: number): Promise<void> {
  await openChat("odile");
  persistReadingPosition({ turnId, offsetPx });
  closeChat();
}

beforeEach(() => {
  fakes = chatFixture();
});

describe("a chat that is opened again", () => {
  // Rule: chat-opens-where-read
  it("is at its end when the user was there", async () => {
    await leaveAt("m1", 12);
    await openChat("odile");
    persistReadingPosition(undefined);
    closeChat();
    await openChat("odile");
    expect(chatState.openAt).toBeNull();
  });

  it("is where the user was, also at a message that the user has sent", async () => {
    await leaveAt("m1", 12);
    await openChat("odile");
    expect(chatState.openAt).toEqual({ turnId: "m1", offsetPx: 12 });
    fakes.api.answers("getLastHistory", () => ({ ...past, messages: [...past.messages.slice(0, 1), sent] }));
    closeChat();
    await leaveAt("client-m2", -8);
    await openChat("odile");
    expect(chatState.openAt).toEqual({ turnId: "client-m2", offsetPx: -8 });
    expect(fakes.api.inputsOf("listMessages")).toEqual([]);
  });

  // Rule: chat-opens-where-read
  it("loads the messages around an earlier place, and stays there when the page is visible again", async () => {
    fakes.api.answers("listMessages", ({ around_id }) => (around_id ? around : past));
    await openChat("odile");
    await goToMessage("m0");
    persistReadingPosition({ turnId: "m0", offsetPx: 40 });
    closeChat();
    await openChat("odile");
    expect(fakes.api.inputsOf("listMessages").at(-1)).toEqual({ chat_key: chatKey, around_id: "m0" });
    expect(chatState).toMatchObject({ openAt: { turnId: "m0", offsetPx: 40 }, newer: "available" });
    const stop = chatEngine.watch();
    fakes.browser.becomeVisible();
    await settle();
    stop();
    expect(ids()).toEqual(["m0"]);
  });

  it.each([
    ["the message is deleted", () => fakes.api.fails("listMessages", 40401)],
    [
      "a reply is being generated",
      () =>
        fakes.api.answers("getLastHistory", () => ({
          ...past,
          messages: [sent, { ...messageOf("m3", "character", ""), status: "streaming" as const }],
        })),
    ],
  ])("is at its end when %s", async (_why, happens) => {
    await leaveAt("m1", 12);
    fakes.api.answers("getLastHistory", () => ({ ...past, messages: [sent] }));
    happens();
    await openChat("odile");
    expect(chatState).toMatchObject({ status: { kind: "ready" }, openAt: null });
    expect(ids()).toContain("m2");
  });
});

it("a search result that the user has sent is found by the id of its turn", async () => {
  fakes.api.answers("getLastHistory", () => ({ ...past, messages: [sent] }));
  await openChat("odile");
  await goToMessage("m2", "know");
  expect(chatState.target).toEqual({ turnId: "client-m2", highlight: "know" });
});
