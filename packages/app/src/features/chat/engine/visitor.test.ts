import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { accepted, chatFixture, ended, finish, past, settle } from "../../../testing/chatFixture.ts";
import { ada, chatKey } from "../../../testing/contractData.ts";
import { closeLogin, continueSignedIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { endSession, resumeSession } from "../../auth/session.actions.ts";
import { chatState } from "./chat.store.ts";
import { chatEngine } from "../chatEngine.ts";
import { setDraft } from "./draft.actions.ts";
import { closeChat, openChat, startNewChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const newKey = "new-chat-0123456789abcdef";
const sent = () =>
  fakes.streams.opened.map(({ input }) => ("text" in input ? [input.chat_key, input.text] : []));
const stored = () => [...fakes.drafts.stored].filter(([, text]) => text !== "").map(([key]) => key);

/** The visitor's session is stored, and the page is loaded again. */
async function signIn() {
  fakes.storage.setSession("s");
  await continueSignedIn();
  await reload();
}

async function reload(key?: string) {
  closeChat();
  resumeSession();
  await openChat("odile", key);
  await settle();
}

async function write(text: string) {
  setDraft(text);
  await chatEngine.send(text);
}

beforeEach(() => {
  fakes = chatFixture();
  fakes.api.answers("getNewChatKey", () => ({ chat_key: newKey }));
});

describe("a visitor's message", () => {
  beforeEach(async () => {
    fakes.storage.setSession(null);
    resumeSession();
    await openChat("odile");
  });

  it("opens the login dialog, which says why", async () => {
    await write("Hello");
    expect([authState.view.kind, authState.purpose.description, chatState.draft, sent()]).toEqual([
      "login",
      "Log in or create a free account to chat with Odile",
      "Hello",
      [],
    ]);
  });

  // Rule: visitor-starts-chat
  it("is sent after the sign-in, once, although the page is loaded twice", async () => {
    await write("Hello");
    await signIn();
    expect([sent(), chatState.draft]).toEqual([[[newKey, "Hello"]], ""]);
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await settle();
    await reload();
    expect([sent().length, stored()]).toEqual([1, []]);
  });

  // Rule: visitor-starts-chat
  it("begins a new chat, as the visitor saw it, although the user has a chat with the character", async () => {
    await write("Hello");
    await signIn();
    expect([past.chat.chat_key, chatState.chatKey, chatState.messages]).toEqual([chatKey, newKey, []]);
  });

  it("belongs to the user who has signed in, so that signing out removes it", async () => {
    await write("Hello");
    fakes.storage.setSession("s");
    await continueSignedIn();
    expect(stored().map((key) => key.split("/")[0])).toEqual([ada.uid]);
  });

  // Rule: visitor-starts-chat
  it("stays in the composer when the dialog is closed, and after a later sign-in", async () => {
    await write("Hello");
    closeLogin();
    await signIn();
    expect([sent(), chatState.draft]).toEqual([[], "Hello"]);
  });

  it("stays in the composer after a reload without a sign-in", async () => {
    await write("Hello");
    await reload();
    expect([sent(), chatState.draft]).toEqual([[], "Hello"]);
  });

  it("stays a draft when it cannot be queued", async () => {
    await write("Hello");
    fakes.api.fails("getUser", "unreachable");
    fakes.storage.setSession("s");
    await continueSignedIn();
    expect([stored(), fakes.browser.reloads]).toEqual([["visitor/new/odile"], 1]);
  });

  it("waits for the chat when Send was pressed while it loads", async () => {
    closeChat();
    const opened = openChat("odile");
    await write("Hello");
    expect(authState.view.kind).toBe("closed");
    await opened;
    await settle();
    expect(authState.view.kind).toBe("login");
  });

  it("is not sent while the chat loads together with a stored draft that the visitor has not seen", async () => {
    await write("Hello");
    closeLogin();
    closeChat();
    const opened = openChat("odile");
    await write("and now");
    await opened;
    await settle();
    expect([authState.view.kind, chatState.draft]).toEqual(["closed", "Hello\nand now"]);
  });

  it("is a draft in a chat that the visitor cannot see", async () => {
    closeChat();
    await openChat("odile", chatKey);
    await write("Hello");
    fakes.api.answers("listMessages", () => past);
    fakes.storage.setSession("s");
    await continueSignedIn();
    await reload(chatKey);
    expect([sent(), chatState.draft]).toEqual([[], "Hello"]);
  });

  it("is not needed to request a new chat: the dialog says why too", async () => {
    expect([await startNewChat(), authState.purpose.description]).toEqual([
      null,
      "Log in or create a free account to chat with Odile",
    ]);
  });
});

describe("a message of a user whose session has ended", () => {
  beforeEach(async () => {
    await openChat("odile");
    const failing = chatEngine.send("Hello");
    endSession();
    fakes.streams.latest.fails(new ApiError(40101));
    await failing;
  });

  it("is sent in the same chat after the sign-in, once", async () => {
    await signIn();
    expect([sent(), chatState.draft]).toEqual([
      [
        [chatKey, "Hello"],
        [chatKey, "Hello"],
      ],
      "",
    ]);
  });

  it("stays a draft of that user when another user signs in", async () => {
    fakes.api.answers("getUser", () => ({ ...ada, uid: "u2" }));
    fakes.storage.setSession("s2");
    await continueSignedIn();
    expect(stored()).toEqual([`u1/chat/${chatKey}`]);
  });
});

it("sends the message of another page of a new chat with the key of that page", async () => {
  fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
  await openChat("odile");
  await settle();
  const messages = [{ clientId: "a1", text: "Hello", tried: false }];
  fakes.drafts.stored.set(
    "u1/new/odile/outbox/other",
    JSON.stringify({ chatKey: "key-of-the-other-page", messages }),
  );
  const stop = chatEngine.watch();
  fakes.browser.becomeVisible();
  await settle();
  stop();
  expect(sent()).toEqual([["key-of-the-other-page", "Hello"]]);
});
