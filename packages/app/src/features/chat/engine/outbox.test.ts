import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { accepted, chatFixture, ended, finish, past, settle, turns } from "../../../testing/chatFixture.ts";
import { chatKey, messageOf } from "../../../testing/contractData.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { closeChat, openChat } from "./open.actions.ts";
import { sendWaiting } from "./send.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const sent = () => fakes.streams.opened.map(({ input }) => ("text" in input ? input.text : ""));
const waiting = () => [chatState.outgoing, ...chatState.queued].map((one) => one && [one.text, one.state]);

/** The reply to the latest message ends. */
async function answered() {
  fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
  await settle();
}

beforeEach(async () => {
  fakes = chatFixture();
  await openChat("odile");
});

describe("offline", () => {
  it("queues messages, and sends each once and in order when online", async () => {
    fakes.browser.online = false;
    for (const text of ["one", "two"]) await chatEngine.send(text);
    expect([sent(), waiting()]).toEqual([[], [null, ["one", "waiting"], ["two", "waiting"]]]);
    fakes.browser.online = true;
    const sending = sendWaiting();
    await answered();
    await answered();
    await sending;
    expect([sent(), waiting()]).toEqual([["one", "two"], [null]]);
  });

  it("queues a message whose request failed, and sends it again with the same id", async () => {
    const first = chatEngine.send("one");
    fakes.browser.online = false;
    fakes.streams.latest.fails(new ApiError("unreachable"));
    await first;
    expect(waiting()).toEqual([["one", "waiting"]]);
    fakes.browser.online = true;
    void sendWaiting();
    const [before, after] = fakes.streams.opened.map(({ input }) => input);
    expect(after).toEqual(before);
  });

  it("stores queued messages, and sends them after the page is loaded again", async () => {
    fakes.browser.online = false;
    await chatEngine.send("one");
    closeChat();
    fakes.browser.online = true;
    await openChat("odile");
    await settle();
    expect(sent()).toEqual(["one"]);
  });
});

describe("after a message that failed", () => {
  beforeEach(async () => {
    const failing = chatEngine.send("one");
    fakes.streams.latest.fails(new ApiError(50001));
    await failing;
    await chatEngine.send("two");
  });

  it("the next message waits", () => {
    expect([sent(), waiting()]).toEqual([
      ["one"],
      [
        ["one", "failed"],
        ["two", "waiting"],
      ],
    ]);
  });

  it("the next message is sent when the retry succeeds", async () => {
    const sending = chatEngine.retry(chatState.outgoing?.clientId ?? "");
    await answered();
    await answered();
    await sending;
    expect([sent(), waiting()]).toEqual([["one", "one", "two"], [null]]);
  });

  it("the next message is sent when the failed one is discarded", async () => {
    chatEngine.discard(chatState.outgoing?.clientId ?? "");
    await answered();
    expect([sent(), chatState.draft]).toEqual([["one", "two"], "one"]);
  });
});

describe("in two tabs of the same chat", () => {
  let stop: () => void;
  const outboxPrefix = `u1/chat/${chatKey}/outbox`;
  const message = (clientId: string, tried = false) => ({ clientId, text: `text of ${clientId}`, tried });
  /** A page stores messages that it has not sent. */
  const leave = (page: string, ...messages: readonly ReturnType<typeof message>[]) =>
    fakes.drafts.stored.set(`${outboxPrefix}/${page}`, JSON.stringify({ chatKey, messages }));
  /** The history after another tab has added messages. */
  const history = (...messages: readonly ReturnType<typeof messageOf>[]) =>
    fakes.api.answers("listMessages", () => ({ ...past, messages: [...past.messages, ...messages] }));
  const unsent = () =>
    [...fakes.drafts.stored]
      .filter(([key, text]) => key.startsWith(outboxPrefix) && text !== "")
      .map(([key]) => key);

  beforeEach(async () => {
    await settle();
    history();
    stop = chatEngine.watch();
    return () => stop();
  });

  it("each tab stores its own outbox", async () => {
    leave("other", message("a1"));
    fakes.browser.online = false;
    await chatEngine.send("mine");
    expect(unsent()).toEqual([`${outboxPrefix}/other`, `${outboxPrefix}/${fakes.drafts.pages[0]}`]);
  });

  it("the outbox of an open tab is not adopted", async () => {
    fakes.drafts.pages.unshift("other");
    leave("other", message("a1"));
    fakes.browser.becomeVisible();
    await settle();
    expect([sent(), waiting()]).toEqual([[], [null]]);
    fakes.drafts.close("other");
    await settle();
    expect([sent(), unsent()]).toEqual([["text of a1"], [`${outboxPrefix}/${fakes.drafts.pages[0]}`]]);
  });

  it("the outbox of a closed tab is adopted: sent in order, after the own messages", async () => {
    fakes.browser.online = false;
    await chatEngine.send("mine");
    leave("other", message("a1", true), message("a2"));
    fakes.browser.goOnline(true);
    await settle();
    expect(unsent()).toEqual([`${outboxPrefix}/${fakes.drafts.pages[0]}`]);
    for (let turn = 0; turn < 3; turn += 1) await answered();
    expect([sent(), unsent()]).toEqual([["mine", "text of a1", "text of a2"], []]);
  });

  it("opening adopts all outboxes, each message once, and does not send a message that was sent before", async () => {
    closeChat();
    leave("one", message("a1"), message("a2"));
    leave("other", message("b1", true), message("a2"), message("b2"));
    await openChat("odile");
    await settle();
    expect(waiting()).toEqual([
      ["text of b1", "failed"],
      ["text of a1", "waiting"],
      ["text of a2", "waiting"],
      ["text of b2", "waiting"],
    ]);
    expect(unsent()).toEqual([`${outboxPrefix}/${fakes.drafts.pages[0]}`]);
  });

  it("messages of the other tab are loaded before sending when online again", async () => {
    fakes.browser.online = false;
    await chatEngine.send("mine");
    fakes.page.receiveTabMessage({ chatKey });
    await settle();
    expect(fakes.api.inputsOf("listMessages")).toEqual([]);
    history(messageOf("q1", "user", "Theirs"), messageOf("r1", "character", "Yes."));
    fakes.browser.goOnline(true);
    await settle();
    expect([turns().slice(-2), sent()]).toEqual([["user done: Theirs", "character done: Yes."], ["mine"]]);
  });

  it("messages of the other tab are loaded after the own reply", async () => {
    void chatEngine.send("mine");
    fakes.page.receiveTabMessage({ chatKey });
    await settle();
    history(
      messageOf("q1", "user", "Theirs"),
      messageOf("r1", "character", "Yes."),
      messageOf("m3", "user", "mine"),
      messageOf("m4", "character", ""),
    );
    await answered();
    expect(turns().slice(-4, -1)).toEqual(["user done: Theirs", "character done: Yes.", "user done: mine"]);
  });

  it("a message that is in the history is not sent again", async () => {
    fakes.browser.online = false;
    for (const text of ["one", "two"]) await chatEngine.send(text);
    const [first] = chatState.queued;
    history(messageOf("q1", "user", "one", { client_id: first?.clientId ?? "" }));
    fakes.browser.goOnline(true);
    await settle();
    expect(sent()).toEqual(["two"]);
  });

  it("a chat that the other tab created is loaded", async () => {
    closeChat();
    fakes.api.fails("listMessages", 40401);
    await openChat("odile", "fresh-key-0123456789abcd");
    const chat = { ...past.chat, chat_key: "fresh-key-0123456789abcd" };
    fakes.api.answers("listMessages", () => ({ ...past, chat }));
    fakes.page.receiveTabMessage({ chatKey: chat.chat_key });
    await settle();
    expect([chatState.chat?.chat_key, turns().length]).toEqual([chat.chat_key, 2]);
  });

  // Rule: chat-deleted-elsewhere
  it("a chat that the other tab deleted stays, and its toast restores it", async () => {
    fakes.api.fails("listMessages", 40401).answers("restoreChat", () => ({ chat: past.chat }));
    fakes.page.receiveTabMessage({ changed: "chats", chatKey });
    fakes.page.receiveTabMessage({ changed: "chats", chatKey });
    await settle();
    expect(toastsState.toasts.map(({ message }) => message)).toEqual(["The chat is in the bin."]);
    toastsState.toasts[0]?.action?.onClick();
    await expect.poll(() => fakes.api.inputsOf("restoreChat")).toEqual([{ chat_key: chatKey }]);
    expect(turns().length).toBeGreaterThan(1);
  });
});
