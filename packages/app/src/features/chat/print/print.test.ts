import { ErrorCode, type Message } from "@mimi/contract";
import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { messageOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { chatState } from "../engine/chat.store.ts";
import { endPrint, printChat } from "./print.actions.ts";
import { printState } from "./print.store.ts";
import { printEntries } from "./printView.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  endPrint();
  chatState.chatKey = "k1";
});

const said = (id: string, role: Message["role"], text: string, created_at = "2026-11-20T12:00:00Z") =>
  messageOf(id, role, text, { created_at });

// Rule: print-chat
it("loads all messages of the chat by one request", async () => {
  const messages = [said("m1", "character", "Come in."), said("m2", "user", "Why?")];
  fakes.api.answers("exportChat", () => JSON.stringify({ format: "mimi-chat", messages }));
  await printChat();
  expect(fakes.api.inputsOf("exportChat")).toEqual([{ chat_key: "k1", format: "json" }]);
  expect(printState.whole?.map(({ id }) => id)).toEqual(["m1", "m2"]);
  expect(toastsState.toasts).toEqual([]);
});

it("prints nothing of a chat that was left meanwhile", async () => {
  fakes.api.answers("exportChat", () => {
    chatState.chatKey = "k2";
    return JSON.stringify({ messages: [said("m1", "user", "Why?")] });
  });
  await printChat();
  expect(printState).toEqual({ whole: null, isLoading: false });
});

it("says why it could not load them, and can be tried again", async () => {
  fakes.api.answers("exportChat", () => {
    throw new ApiError(ErrorCode.rateLimited);
  });
  await printChat();
  expect(printState).toEqual({ whole: null, isLoading: false });
  expect(toastsState.toasts.map(({ kind }) => kind)).toEqual(["failed"]);
});

// Rule: print-chat
it("has a date before the messages of each day, and never Today", () => {
  const entries = printEntries([
    said("m1", "character", "Come in."),
    said("m2", "user", "Why?"),
    said("m3", "user", "Still here.", new Date().toISOString()),
  ]);
  expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    "day day-m1",
    "message m1",
    "message m2",
    "day day-m3",
    "message m3",
  ]);
  expect(JSON.stringify(entries[0])).toMatch(/20.*2026|2026.*20/);
  expect(JSON.stringify(entries[3])).toContain(`${new Date().getFullYear()}`);
});

it("has what a streaming reply says so far, and leaves out a reply without a text", () => {
  const messages = [said("m1", "character", ""), said("m2", "character", "")];
  expect(printEntries(messages, { messageId: "m2", text: "*She looks" })).toMatchObject([
    { kind: "day" },
    { kind: "message", id: "m2", from: "character", text: "*She looks", truncated: true },
  ]);
});
