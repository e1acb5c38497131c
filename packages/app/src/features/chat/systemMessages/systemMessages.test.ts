import { beforeEach, describe, expect, it, vi } from "vitest";
import { chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { choose } from "../../../state/preferences.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { chatEngine } from "../engine/chatEngine.ts";
import { chatState, streamingState } from "../engine/chat.store.ts";
import { chatView } from "../view/chatView.ts";
import { helpLinesOf } from "./helpLines.ts";
import { dismissBreak, dismissHelp } from "./systemMessages.actions.ts";
import { revisionState, systemMessagesState } from "./systemMessages.store.ts";
import { messageOfHelpTurn } from "../view/systemTurns.ts";
import { closeChat, openChat } from "../engine/open.actions.ts";
import { compareRevisions, decide } from "./revision.actions.ts";
import { resetSessionTimer } from "./sessionTimer.actions.ts";

let fakes: ReturnType<typeof chatFixture>;

/** What stands in the conversation, by kind and place. */
function kinds(): string[] {
  const around = {
    streaming: streamingState,
    systemMessages: systemMessagesState,
    session: authState.session,
    isOnline: true,
    discreet: false,
  };
  return chatView(chatState, { ...around, now: fakes.browser.now() }).turns.map(
    ({ kind, id }) => `${kind} ${id}`,
  );
}

beforeEach(() => {
  fakes = chatFixture();
});

describe("help", () => {
  const flagged = { ...past, messages: [...past.messages, messageOf("m3", "user", "x", { crisis: true })] };

  beforeEach(async () => {
    fakes.api.answers("getLastHistory", () => flagged);
    await openChat("odile");
    await settle();
  });

  it("stands after the message that was flagged", () => {
    expect(kinds().slice(-2)).toEqual(["user client-of-m3", "crisis help-m3"]);
  });

  it("does not come again once it was read, also after the chat was opened anew", async () => {
    dismissHelp(messageOfHelpTurn("help-m3"));
    closeChat();
    await openChat("odile");
    await settle();
    expect(kinds().filter((turn) => turn.startsWith("crisis"))).toEqual([]);
  });
});

it.each([
  ["en-GB", "Europe/London", ["Samaritans", "Find A Helpline"]],
  ["en-GB", "America/Chicago", ["988 Suicide & Crisis Lifeline", "Find A Helpline"]],
  ["de-DE", "Europe/Paris", ["TelefonSeelsorge", "Find A Helpline"]],
  ["fr", "Europe/Paris", ["Find A Helpline"]],
])("tells a reader of %s in %s where help is", (locale, timeZone, names) => {
  expect(helpLinesOf(locale, timeZone).map(({ name }) => name)).toEqual(names);
});

describe("that the character is no person", () => {
  const HOUR = 60 * 60_000;
  let end: () => void;

  beforeEach(async () => {
    await openChat("odile");
    await settle();
    vi.useFakeTimers();
    resetSessionTimer();
    end = chatEngine.watch();
    await vi.advanceTimersByTimeAsync(0);
    return () => {
      end();
      vi.useRealTimers();
    };
  });

  function pass(hours: number): void {
    for (let minute = 0; minute < hours * 60; minute += 1) {
      fakes.browser.time = new Date(fakes.browser.time.getTime() + HOUR / 60);
      vi.advanceTimersByTime(HOUR / 60);
    }
  }
  const said = () => kinds().filter((turn) => turn.startsWith("disclosure"));

  it("is said again after three hours of use, and counts from chat to chat", () => {
    pass(2);
    end();
    end = chatEngine.watch();
    expect(said()).toEqual([]);
    pass(1);
    expect(said()).toEqual(["disclosure again-m2"]);
  });

  it("is said again after three hours of use, whether or not the page was loaded anew meanwhile", async () => {
    pass(2);
    end();
    resetSessionTimer();
    end = chatEngine.watch();
    await vi.advanceTimersByTimeAsync(0);
    pass(0.9);
    expect(said()).toEqual([]);
    pass(0.2);
    expect(said()).toEqual(["disclosure again-m2"]);
  });

  it("is not said for hours in which nobody looked", () => {
    fakes.browser.hidePage();
    pass(9);
    fakes.browser.becomeVisible();
    pass(2.9);
    expect(said()).toEqual([]);
    pass(0.2);
    expect(said()).toEqual(["disclosure again-m2"]);
  });
});

describe("the time", () => {
  const HOUR = 60 * 60_000;
  let end: () => void;

  beforeEach(async () => {
    await openChat("odile");
    await settle();
    await choose({ breaks: true });
    vi.useFakeTimers();
    resetSessionTimer();
    end = chatEngine.watch();
    await vi.advanceTimersByTimeAsync(0);
    return () => {
      end();
      vi.useRealTimers();
    };
  });

  function pass(minutes: number): void {
    for (let minute = 0; minute < minutes; minute += 1) {
      fakes.browser.time = new Date(fakes.browser.time.getTime() + HOUR / 60);
      vi.advanceTimersByTime(HOUR / 60);
    }
  }

  it("is told every hour to who asked for it, and not again once it was read", () => {
    pass(59);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
    pass(1);
    expect(systemMessagesState.hoursWithoutBreak).toBe(1);
    dismissBreak();
    pass(59);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
    pass(1);
    expect(systemMessagesState.hoursWithoutBreak).toBe(2);
  });

  it("is told to nobody who did not ask", async () => {
    await choose({ breaks: false });
    pass(61);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
  });

  it("begins anew after a break of ten minutes, and not with a reload", async () => {
    pass(50);
    end();
    resetSessionTimer();
    end = chatEngine.watch();
    await vi.advanceTimersByTimeAsync(0);
    pass(10);
    expect(systemMessagesState.hoursWithoutBreak).toBe(1);
    fakes.browser.hidePage();
    pass(11);
    fakes.browser.becomeVisible();
    pass(1);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
    pass(58);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
    pass(1);
    expect(systemMessagesState.hoursWithoutBreak).toBe(1);
  });
});

describe("a newer revision", () => {
  const changes = [{ field: "greeting", before: "a", after: "b" } as const];
  const newer = { pinned: 2, newest: 3, dismissed: false, changes };
  const chat = chatOf(chatKey, { newer_revision: 3 });
  const offered = () => kinds().filter((turn) => turn.startsWith("revision"));

  beforeEach(() => {
    fakes.api
      .answers("getLastHistory", () => ({ ...past, chat }))
      .answers("getRevision", () => newer)
      .answers("decideRevision", () => ({ ...newer, pinned: 3, newest: null, changes: [] }));
  });

  it("is offered where it changes what the chat sees", async () => {
    await openChat("odile");
    await settle();
    expect([offered(), systemMessagesState.revision?.state]).toEqual([["revision revision"], "offered"]);
  });

  it.each([
    ["nothing of it shows in a chat", { changes: [] }],
    ["the reader keeps the one they have", { dismissed: true }],
  ])("is not offered where %s", async (_, parts) => {
    fakes.api.answers("getRevision", () => ({ ...newer, ...parts }));
    await openChat("odile");
    await settle();
    expect(offered()).toEqual([]);
  });

  it("is taken as it was shown", async () => {
    await openChat("odile");
    await settle();
    expect(await decide(true)).toBe(true);
    expect(fakes.api.inputsOf("decideRevision")).toEqual([{ chat_key: chatKey, take: true, revision: 3 }]);
    expect(systemMessagesState.revision?.state).toBe("taken");
  });

  it("that was changed once more is compared anew before anything is decided", async () => {
    await openChat("odile");
    await settle();
    await compareRevisions();
    fakes.api.fails("decideRevision", 40901).answers("getRevision", () => ({ ...newer, newest: 4 }));
    expect(await decide(true)).toBe(false);
    expect(revisionState.comparison).toMatchObject({ kind: "ready", value: { newest: 4 } });
    expect(systemMessagesState.revision?.state).toBe("offered");
  });
});
