import { beforeEach, describe, expect, it } from "vitest";
import { accepted, chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { characterOf, chatKey, messageOf } from "../../../testing/contractData.ts";
import { freshChat } from "../../../testing/freshChat.ts";
import { ApiError } from "../../../services/api/ApiError.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { chatState } from "./chat.store.ts";
import { chatEngine } from "../chatEngine.ts";
import { draftNote, notesKey, setDraft } from "./draft.actions.ts";
import { closeChat, openChat, reopenChat, showCharacter } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const storageKey = `u1/chat/${chatKey}`;
const stored = () => Object.fromEntries([...fakes.drafts.stored].filter(([, text]) => text !== ""));

/** The API returns the history when the returned function is called. */
function slowHistory() {
  let respond: () => void = () => undefined;
  const history = new Promise<typeof past>((resolve) => {
    respond = () => resolve(past);
  });
  fakes.api.answers("getLastHistory", () => history).answers("listMessages", () => history);
  return respond;
}

beforeEach(() => {
  fakes = chatFixture();
});

describe("a text that is typed while the chat loads", () => {
  it("becomes the draft of the chat, and is stored", async () => {
    const answer = slowHistory();
    const opened = openChat("odile");
    setDraft("I typed");
    answer();
    await opened;
    expect([chatState.draft, stored()]).toEqual(["I typed", { [storageKey]: "I typed" }]);
  });

  it("is added to the stored draft", async () => {
    fakes.drafts.save("u1", `chat/${chatKey}`, "Before");
    const answer = slowHistory();
    const opened = openChat("odile");
    setDraft("and now");
    answer();
    await opened;
    expect([chatState.draft, stored()]).toEqual(["Before\nand now", { [storageKey]: "Before\nand now" }]);
  });

  it("stays empty when the user empties the composer after the stored texts were read", async () => {
    let answerKey: (answer: { chat_key: string }) => void = () => undefined;
    const key = new Promise<{ chat_key: string }>((resolve) => (answerKey = resolve));
    fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
    fakes.api.answers("getNewChatKey", () => key);
    const opened = openChat("odile");
    setDraft("I typed");
    await settle();
    setDraft("");
    answerKey({ chat_key: "new-key-0123456789abcdef" });
    await opened;
    expect([chatState.status.kind, chatState.draft, stored()]).toEqual(["ready", "", {}]);
  });

  it("is restored when the page was closed before the chat was loaded", async () => {
    slowHistory();
    void openChat("odile", chatKey);
    setDraft("I typed");
    closeChat();
    fakes.api.answers("listMessages", () => past);
    await openChat("odile", chatKey);
    expect([chatState.draft, stored()]).toEqual(["I typed", { [storageKey]: "I typed" }]);
  });

  it("stays in the composer when loading fails and is retried", async () => {
    fakes.api.fails("getLastHistory", "unreachable");
    const failing = openChat("odile");
    setDraft("I typed");
    await failing;
    fakes.api.answers("getLastHistory", () => past);
    reopenChat();
    expect(chatState.draft).toBe("I typed");
    await settle();
    expect(chatState).toMatchObject({ status: { kind: "ready" }, draft: "I typed" });
  });

  it("stays when it was typed into a chat that the server rendered, before the chat was opened", async () => {
    fakes.storage.setSession(null);
    resumeSession();
    showCharacter("odile", characterOf("odile"));
    setDraft("I typed");
    const opened = openChat("odile");
    expect(chatState.draft).toBe("I typed");
    await opened;
    expect([chatState.draft, stored()]).toEqual(["I typed", { "visitor/new/odile": "I typed" }]);
    expect(fakes.api.calls).toEqual([]);
  });

  it("stays in its chat when another chat with the character is opened", async () => {
    slowHistory();
    void openChat("odile", chatKey);
    setDraft("I typed");
    void openChat("odile", "another-key-0123456789ab");
    expect(chatState.draft).toBe("");
  });

  it("stays when the same chat is opened twice", async () => {
    const answer = slowHistory();
    const first = openChat("odile");
    closeChat();
    const second = openChat("odile");
    answer();
    await first;
    setDraft("I typed");
    await second;
    await settle();
    expect(chatState.draft).toBe("I typed");
  });
});

it("opens a chat once, although the address gets its key while it loads", async () => {
  const opened = openChat("odile");
  const watched: (string | undefined)[] = [];
  while (chatState.status.kind === "loading") {
    watched.push(chatState.chat?.chat_key);
    await Promise.resolve();
  }
  await opened;
  setDraft("I typed");
  await openChat("odile", chatKey);
  expect([new Set(watched), chatState.draft]).toEqual([new Set([undefined]), "I typed"]);
});

it("adds a visitor's draft to the user's stored draft after signing in", async () => {
  fakes.drafts.save("u1", `chat/${chatKey}`, "Mine");
  fakes.drafts.save("visitor", "new/odile", "Signed out");
  resumeSession();
  await openChat("odile");
  expect([chatState.draft, stored()]).toEqual(["Mine\nSigned out", { [storageKey]: "Mine\nSigned out" }]);
});

it("moves a draft to the key of the chat when the first message of a new chat is accepted", async () => {
  fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
  await openChat("odile");
  void chatEngine.send("Hello");
  setDraft("And then");
  expect(stored()).toMatchObject({ "u1/new/odile": "And then" });
  fakes.streams.latest.gives(accepted);
  await settle();
  expect(stored()).toEqual({ [storageKey]: "And then" });
});

describe("when another tab has sent a message", () => {
  const sent = messageOf("m9", "user", "Hello from the other tab");

  async function refreshAfterSending(draft: string): Promise<void> {
    await openChat("odile");
    setDraft(draft);
    fakes.drafts.stored.clear();
    fakes.api.answers("listMessages", () => ({ ...past, messages: [...past.messages, sent] }));
    await chatEngine.refresh(true);
  }

  it("the same text leaves the composer, and the stored draft is left alone", async () => {
    await refreshAfterSending("Hello from the other tab ");
    expect([chatState.draft, [...fakes.drafts.stored]]).toEqual(["", []]);
  });

  it("another text stays", async () => {
    await refreshAfterSending("Something else");
    expect(chatState.draft).toBe("Something else");
  });
});

describe("the note for a regeneration", () => {
  const notes = () => unsentFormsState.forms[notesKey(chatKey)];
  /** Fresh stores, and the same storage. */
  const reload = async () => {
    closeChat();
    freshChat();
    await openChat("odile");
    await settle();
  };

  // Rule: half-written-text-stored
  it("is found for its reply after a reload", async () => {
    await openChat("odile");
    draftNote("m1", "Slo");
    await reload();
    expect(notes()).toEqual({ m1: "Slo" });
    draftNote("m1", "");
    await reload();
    expect(notes()).toBeUndefined();
  });

  it("is a draft again when the regeneration is refused", async () => {
    await openChat("odile");
    const pending = chatEngine.regenerate("m1", "Slower");
    fakes.streams.latest.fails(new ApiError("unreachable"));
    await pending;
    expect(notes()).toEqual({ m1: "Slower" });
  });
});
