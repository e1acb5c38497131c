import { beforeEach, describe, expect, it } from "vitest";
import { chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey } from "../../../testing/contractData.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { chatState } from "./chat.store.ts";
import { setDraft } from "./draft.actions.ts";
import { closeChat, openChat, reopenChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const ownPlace = `u1/chat/${chatKey}`;
const kept = () => Object.fromEntries([...fakes.drafts.kept].filter(([, text]) => text !== ""));

/** The API answers with the history when it is told to. */
function slowHistory() {
  let answer: () => void = () => undefined;
  const asked = new Promise<typeof past>((resolve) => {
    answer = () => resolve(past);
  });
  fakes.api.answers("getLastHistory", () => asked).answers("listMessages", () => asked);
  return answer;
}

beforeEach(() => {
  fakes = chatFixture();
});

describe("what is typed while a chat opens", () => {
  it("is still there when it has opened, and kept in its place", async () => {
    const answer = slowHistory();
    const opened = openChat("odile");
    setDraft("I typed");
    answer();
    await opened;
    expect([chatState.draft, kept()]).toEqual(["I typed", { [ownPlace]: "I typed" }]);
  });

  it("follows what was left there before", async () => {
    fakes.drafts.keep("u1", `chat/${chatKey}`, "Before");
    const answer = slowHistory();
    const opened = openChat("odile");
    setDraft("and now");
    answer();
    await opened;
    expect([chatState.draft, kept()]).toEqual(["Before\nand now", { [ownPlace]: "Before\nand now" }]);
  });

  it("outlives a page that goes away before the chat has opened", async () => {
    slowHistory();
    void openChat("odile", chatKey);
    setDraft("I typed");
    closeChat();
    fakes.api.answers("listMessages", () => past);
    await openChat("odile", chatKey);
    expect([chatState.draft, kept()]).toEqual(["I typed", { [ownPlace]: "I typed" }]);
  });

  it("stays in the composer while opening fails and is tried again", async () => {
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

  it("survives that the same chat is opened twice at once", async () => {
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

it("opens once, though the address gets the key of the chat while it opens", async () => {
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

it("a visitor's text joins what they had left in the chat before", async () => {
  fakes.drafts.keep("u1", `chat/${chatKey}`, "Mine");
  fakes.drafts.keep("visitor", "new/odile", "Signed out");
  resumeSession();
  await openChat("odile");
  expect([chatState.draft, kept()]).toEqual(["Mine\nSigned out", { [ownPlace]: "Mine\nSigned out" }]);
});
