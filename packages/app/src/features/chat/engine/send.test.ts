import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { authState } from "../../auth/auth.store.ts";
import {
  accepted,
  chatFixture,
  delta,
  ended,
  finish,
  past,
  quota,
  settle,
  turns,
} from "../../../testing/chatFixture.ts";
import { chatKey, messageOf } from "../../../testing/contractData.ts";
import { endSession, resumeSession } from "../../auth/session.actions.ts";
import { loadQuota } from "./sidebar.actions.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { setDraft } from "./draft.actions.ts";
import { closeChat, openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;

beforeEach(() => {
  fakes = chatFixture();
});
const storedDraft = () => fakes.drafts.stored.get(`u1/chat/${chatKey}`);

describe("sending", () => {
  it("renders the message at once, streams the reply, and adds both to the history", async () => {
    await openChat("odile");
    setDraft("Hello");
    const done = chatEngine.send("Hello");
    expect(chatState).toMatchObject({ outgoing: { text: "Hello", state: "sending" }, draft: "" });
    fakes.streams.latest.gives(accepted, delta("Good "));
    await settle();
    expect([chatState.outgoing, streamingState.text, turns().at(-1)]).toEqual([
      null,
      "Good ",
      "user done: Hello",
    ]);
    expect(chatState.quota?.used).toBe(7);
    fakes.streams.latest.gives(delta("evening."), ended("complete"), finish).ends();
    await done;
    expect(turns().slice(-2)).toEqual(["user done: Hello", "character done: Good evening."]);
    expect(streamingState).toMatchObject({ messageId: "", text: "" });
  });

  it("keeps the next message that is in the composer already", async () => {
    await openChat("odile");
    setDraft("And the lift?");
    void chatEngine.send("Good evening.");
    expect(chatState).toMatchObject({ outgoing: { text: "Good evening." }, draft: "And the lift?" });
  });

  it("shows the newest quota when an older answer arrives later", async () => {
    await openChat("odile");
    await settle();
    const answers: ((used: number) => void)[] = [];
    fakes.api.answers(
      "getQuota",
      () => new Promise((done) => answers.push((used) => done({ ...quota, used, counts: [] }))),
    );
    const [first, second] = [loadQuota(), loadQuota()];
    answers[1]?.(9);
    await second;
    answers[0]?.(8);
    await first;
    expect(chatState.quota?.used).toBe(9);
    const loading = loadQuota();
    const done = chatEngine.send("Hello");
    fakes.streams.latest.gives(accepted, delta("Good evening."), ended("complete"), finish).ends();
    await done;
    answers[2]?.(3);
    await loading;
    expect(chatState.quota?.used).toBe(7);
    const later = loadQuota();
    answers[3]?.(6);
    await later;
    expect(chatState.quota?.used).toBe(6);
  });

  it("sends the selected greeting with the first message only", async () => {
    fakes.api.answers("getLastHistory", () => ({
      chat: null,
      messages: [],
      has_more: false,
      has_newer: false,
    }));
    await openChat("odile");
    chatState.greetingIndex = 1;
    const first = chatEngine.send("Hello");
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await first;
    void chatEngine.send("And?");
    await settle();
    expect(fakes.streams.opened.map(({ input }) => "greeting_index" in input)).toEqual([true, false]);
  });

  it("uses the server's time of a message", async () => {
    const created_at = "2026-11-20T21:03:04.000Z";
    fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
    await openChat("odile");
    const done = chatEngine.send("Hello");
    fakes.streams.latest.gives({ ...accepted, data: { ...accepted.data, created_at } }, ended("complete"));
    fakes.streams.latest.gives(finish).ends();
    await done;
    const times = chatState.messages.flatMap((one) => [one.created_at, one.alternatives[0]?.created_at]);
    expect(times).toEqual(Array(4).fill(created_at));
  });

  it("loads the title and the list of chats when the first message is accepted", async () => {
    fakes.api.answers("getLastHistory", () => ({
      chat: null,
      messages: [],
      has_more: false,
      has_newer: false,
    }));
    fakes.api.answers("listChats", () => ({ items: [], page: 1, has_more: false, hidden: 0 }));
    await openChat("odile");
    await settle();
    void chatEngine.send("Hello");
    fakes.api.answers("listChats", () => ({ items: [past.chat], page: 1, has_more: false, hidden: 0 }));
    fakes.streams.latest.gives(accepted);
    await settle();
    expect(chatState.chat?.title).toBe("The lamp");
    expect(chatState.chats.map(({ chat_key }) => chat_key)).toEqual([chatState.chatKey]);
  });

  it("sends nothing while a reply is streaming", async () => {
    await openChat("odile");
    void chatEngine.send("one");
    fakes.streams.latest.gives(accepted);
    await settle();
    await chatEngine.send("two");
    expect(fakes.streams.opened).toHaveLength(1);
  });

  it("sends the draft when the chat is loaded, if Send was pressed before", async () => {
    const opened = openChat("odile");
    setDraft("Hello");
    await chatEngine.send("Hello");
    expect([fakes.streams.opened.length, chatState.draft]).toEqual([0, "Hello"]);
    await opened;
    await settle();
    expect(fakes.streams.opened.map(({ input }) => "text" in input && input.text)).toEqual(["Hello"]);
    expect(chatState.draft).toBe("");
  });

  it("stores the draft and the message that is being sent", async () => {
    await openChat("odile");
    void chatEngine.send("Hello");
    setDraft("next");
    expect(storedDraft()).toBe("next");
    const stored = fakes.drafts.stored.get(`u1/chat/${chatKey}/outbox/${fakes.drafts.pages.at(-1)}`);
    closeChat();
    await openChat("odile");
    expect(stored).toContain("Hello");
    expect(chatState).toMatchObject({ draft: "next", outgoing: { text: "Hello", state: "failed" } });
  });

  it("removes the message from the outbox when the history has it", async () => {
    await openChat("odile");
    void chatEngine.send("Hello");
    const clientId = chatState.outgoing?.clientId ?? "";
    closeChat();
    const messages = [...past.messages, messageOf("m3", "user", "Hello", { client_id: clientId })];
    fakes.api.answers("getLastHistory", () => ({ ...past, messages }));
    await openChat("odile");
    expect(chatState.outgoing).toBeNull();
  });
});

describe("a message that was not accepted", () => {
  it("keeps its text, and is retried with the same id", async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError("unreachable"));
    await failing;
    expect(chatState.outgoing).toMatchObject({ text: "Hello", state: "failed" });
    void chatEngine.retry(chatState.outgoing?.clientId ?? "");
    const [first, second] = fakes.streams.opened.map(({ input }) => input);
    expect(second).toEqual(first);
  });

  it("puts its text into the composer when it is discarded", async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(50001));
    await failing;
    chatEngine.discard(chatState.outgoing?.clientId ?? "");
    expect([chatState.outgoing, chatState.draft, storedDraft()]).toEqual([null, "Hello", "Hello"]);
  });

  // Rule: ended-session-continues
  it("goes back to the composer, with the login dialog, when the session has ended", async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    endSession();
    fakes.streams.latest.fails(new ApiError(40101));
    await failing;
    expect([chatState.draft, storedDraft(), authState.view.kind]).toEqual(["Hello", "Hello", "login"]);
  });

  // Rule: daily-messages
  it("goes back to the composer when the quota is used up, and the quota says so", async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(42902, { limit: 50, resets_at: quota.resets_at }));
    await failing;
    expect([chatState.draft, chatState.outgoing]).toEqual(["Hello", null]);
    expect(chatState.quota).toEqual({ limit: 50, used: 50, resets_at: quota.resets_at });
    // The composer says why, so there is no toast.
    expect(toastsState.toasts).toEqual([]);
  });

  it("stays a message when the composer has another text", async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    setDraft("more");
    fakes.streams.latest.fails(new ApiError(42902, { limit: 50, resets_at: quota.resets_at }));
    await failing;
    expect(chatState).toMatchObject({ draft: "more", outgoing: { text: "Hello", state: "failed" } });
  });

  it("is sent with a new key when the key of the address belongs to another user", async () => {
    fakes.api.fails("listMessages", 40401);
    await openChat("odile", "foreign-key-0123456789ab");
    const done = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(40401));
    await settle();
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await done;
    expect(fakes.streams.opened.map(({ input }) => input.chat_key)).toEqual([
      "foreign-key-0123456789ab",
      chatKey,
    ]);
    expect(chatState.chatKey).toBe(chatKey);
  });

  it("is not sent for a visitor, whose text stays until after signing in", async () => {
    fakes.storage.setSession(null);
    resumeSession();
    await openChat("odile");
    setDraft("Hello");
    await chatEngine.send("Hello");
    expect([fakes.streams.opened.length, authState.view.kind, chatState.draft]).toEqual([
      0,
      "login",
      "Hello",
    ]);
    closeChat();
    fakes.storage.setSession("s");
    resumeSession();
    await openChat("odile");
    expect([chatState.draft, storedDraft()]).toEqual(["Hello", "Hello"]);
  });
});
