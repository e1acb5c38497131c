import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorCode } from "@mimi/contract";
import { chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf, messageOf, place } from "../../../testing/contractData.ts";
import { choose } from "../../../state/preferences/preferences.actions.ts";
import { regionState } from "../../../state/region/region.store.ts";
import { idle, ready } from "../../../state/remote/resource.ts";
import { authState } from "../../auth/auth.store.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "../engine/chat.store.ts";
import { chatView } from "../view/chatView.ts";
import { helpLinesIn, probableCountry } from "../../../state/region/helpLines.ts";
import { dismissBreak, dismissHelp } from "./systemMessages.actions.ts";
import { revisionState, systemMessagesState } from "./systemMessages.store.ts";
import { messageOfHelpTurn } from "../view/systemTurns.ts";
import { closeChat, openChat } from "../engine/open.actions.ts";
import { compareRevisions, decide } from "./revision.actions.ts";
import { resetSessionTimer } from "./sessionTimer.actions.ts";

let fakes: ReturnType<typeof chatFixture>;

function view() {
  const around = {
    streaming: streamingState,
    systemMessages: systemMessagesState,
    session: authState.session,
    isOnline: true,
    discreet: false,
  };
  return chatView(chatState, { ...around, now: fakes.browser.now() });
}

/** The turns, as "kind id". */
const kinds = () => view().turns.map(({ kind, id }) => `${kind} ${id}`);
const composerKind = () => view().composer.state.kind;

beforeEach(() => {
  fakes = chatFixture();
});

describe("help", () => {
  it("has the lines of the country that the server knows, before those of the time zone", async () => {
    fakes.api.answers("getRegion", () => ({ ...place, country: "AU" }));
    regionState.place = idle;
    closeChat();
    await openChat("odile");
    await settle();
    expect(systemMessagesState.helpLines.map(({ contact }) => contact)).toEqual([
      "13 11 14",
      "findahelpline.com",
    ]);
  });

  const flagged = { ...past, messages: [...past.messages, messageOf("m3", "user", "x", { crisis: true })] };

  beforeEach(async () => {
    fakes.api.answers("getLastHistory", () => flagged);
    await openChat("odile");
    await settle();
  });

  it("is shown after the flagged message", () => {
    expect(kinds().slice(-2)).toEqual(["user client-of-m3", "crisis help-m3"]);
  });

  // Rule: crisis-pause
  it.each([
    ["in a region whose rules ask for it", true, "paused"],
    ["elsewhere", false, "ready"],
  ])("pauses the chat until it is closed: %s", async (_where, crisis_pause, kind) => {
    fakes.api.answers("getRegion", () => ({ ...place, rules: { ...place.rules, crisis_pause } }));
    regionState.place = idle;
    closeChat();
    await openChat("odile");
    await settle();
    expect(composerKind()).toBe(kind);
    dismissHelp(messageOfHelpTurn("help-m3"));
    expect(composerKind()).toBe("ready");
  });

  // Rule: crisis-pause
  it("pauses the chat where the region is unknown", async () => {
    fakes.api.fails("getRegion", ErrorCode.unavailable);
    regionState.place = idle;
    closeChat();
    await openChat("odile");
    await settle();
    expect(composerKind()).toBe("paused");
  });

  it("is not shown again after it was closed, also when the chat is opened again", async () => {
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
])("shows for %s in %s the help lines of the region", (locale, timeZone, names) => {
  expect(helpLinesIn(probableCountry(locale, timeZone)).map(({ name }) => name)).toEqual(names);
});

describe("the disclosure that the character is an AI", () => {
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
  const disclosures = () => kinds().filter((turn) => turn.startsWith("disclosure"));

  it("is shown again after three hours of use, counted over all chats", () => {
    pass(2);
    end();
    end = chatEngine.watch();
    expect(disclosures()).toEqual([]);
    pass(1);
    expect(disclosures()).toEqual(["disclosure again-m2"]);
  });

  it("is shown again after three hours of use, counted over page loads", async () => {
    pass(2);
    end();
    resetSessionTimer();
    end = chatEngine.watch();
    await vi.advanceTimersByTimeAsync(0);
    pass(0.9);
    expect(disclosures()).toEqual([]);
    pass(0.2);
    expect(disclosures()).toEqual(["disclosure again-m2"]);
  });

  // Rule: ai-notice-repeats, minor-users
  it.each([
    [
      "as often as the rules of the user's region say",
      ready({ ...place, rules: { ...place.rules, notice_hours: 2 } }),
      1.9,
    ],
    ["each hour until these rules are known", idle, 0.9],
    ["each hour to a user who said to be under 18", ready(place), 0.9, true],
  ])("is shown again %s", async (_when, known, before, minor = false) => {
    regionState.place = known;
    await choose({ minor });
    pass(before);
    expect(disclosures()).toEqual([]);
    pass(0.2);
    expect(disclosures()).toEqual(["disclosure again-m2"]);
    await choose({ minor: false });
  });

  it("does not count hours in which the page was hidden", () => {
    fakes.browser.hidePage();
    pass(9);
    fakes.browser.becomeVisible();
    pass(2.9);
    expect(disclosures()).toEqual([]);
    pass(0.2);
    expect(disclosures()).toEqual(["disclosure again-m2"]);
  });
});

describe("the reminder of a break", () => {
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

  it("is shown every hour to users who enabled it, until they close it", () => {
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

  it("is not shown to other users", async () => {
    await choose({ breaks: false });
    pass(61);
    expect(systemMessagesState.hoursWithoutBreak).toBeNull();
  });

  it("starts again after a break of ten minutes, but not after a reload", async () => {
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

  it("is offered when it changes something that the chat uses", async () => {
    await openChat("odile");
    await settle();
    expect([offered(), systemMessagesState.revision?.state]).toEqual([["revision revision"], "offered"]);
  });

  it.each([
    ["it changes nothing that the chat uses", { changes: [] }],
    ["the user has decided to keep the old one", { dismissed: true }],
  ])("is not offered when %s", async (_, parts) => {
    fakes.api.answers("getRevision", () => ({ ...newer, ...parts }));
    await openChat("odile");
    await settle();
    expect(offered()).toEqual([]);
  });

  it("is accepted as it was compared", async () => {
    await openChat("odile");
    await settle();
    expect(await decide(true)).toBe(true);
    expect(fakes.api.inputsOf("decideRevision")).toEqual([{ chat_key: chatKey, take: true, revision: 3 }]);
    expect(systemMessagesState.revision?.state).toBe("accepted");
  });

  it("is compared again when the creator saved once more before the decision", async () => {
    await openChat("odile");
    await settle();
    await compareRevisions();
    fakes.api.fails("decideRevision", 40901).answers("getRevision", () => ({ ...newer, newest: 4 }));
    expect(await decide(true)).toBe(false);
    expect(revisionState.comparison).toMatchObject({ kind: "ready", value: { newest: 4 } });
    expect(systemMessagesState.revision?.state).toBe("offered");
  });
});
