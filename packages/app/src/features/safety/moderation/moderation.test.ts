import type { DecisionNotice, OpenAppeal } from "@mimi/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { caseNamed, deletedCase, reported } from "../../../testing/moderationCases.ts";
import {
  checkCase,
  decideCases,
  downloadLog,
  draftDecision,
  openPlace,
  openQueue,
} from "./moderation.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { formatModeration, parseModeration } from "./moderationAddress.ts";
import { moderationState } from "./moderation.store.ts";
import { appealOf, caseContentOf, contentOf, draftsOf, figuresOf, summaryOf } from "./moderationView.ts";

const now = new Date("2026-11-23T12:00:00Z");
const decision = { decision: "remove", rule: "banned", reason: "Spam.", note: "" } as const;

const showCase = vi.fn();
let fakes: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  freshState();
  showCase.mockClear();
  fakes = fakeServices();
  const items = ["a", "b", "c"].map(caseNamed);
  fakes.api
    .answers("getModerationQueue", () => ({ items, page: 1, has_more: false, hidden: 0 }))
    .answers("decideModeration", () => ({ status: "removed", answered: 1 }));
  await openQueue();
});

const listed = () =>
  moderationState.queue?.kind === "ready" ? moderationState.queue.items.map(({ id }) => id) : [];
const toasts = () => toastsState.toasts.map(({ message }) => message);

describe("a decision on the moderation page", () => {
  // Rule: moderation-by-keyboard
  it("removes the case from the queue, and opens the next one", async () => {
    expect(await decideCases(["character/b"], decision, showCase)).toEqual({ kind: "character", id: "c" });
    expect(fakes.api.inputsOf("decideModeration")).toEqual([{ kind: "character", id: "b", ...decision }]);
    expect(listed()).toEqual(["a", "c"]);
    expect(toasts()).toEqual(["Decided."]);
  });

  it("goes back to the first case after the last, and ends with an empty queue", async () => {
    expect(await decideCases(["character/c"], decision, showCase)).toEqual({ kind: "character", id: "a" });
    await decideCases(["character/a"], decision, showCase);
    expect(await decideCases(["character/b"], decision, showCase)).toBeNull();
  });

  // Rule: moderation-by-keyboard
  it("about several is sent for each; after a failure only the rest is left", async () => {
    checkCase("character/a", true);
    checkCase("character/b", true);
    fakes.api.answers("decideModeration", ({ id }) => {
      if (id === "b") throw new ApiError("unreachable");
      return { status: null, answered: 1 };
    });
    expect(await decideCases(moderationState.checked, decision, showCase)).toBe("failed");
    expect([listed(), moderationState.checked]).toEqual([["b", "c"], ["character/b"]]);
    fakes.api.answers("decideModeration", () => ({ status: null, answered: 1 }));
    expect(await decideCases(moderationState.checked, decision, showCase)).toEqual({
      kind: "character",
      id: "c",
    });
    expect([listed(), moderationState.checked]).toEqual([["c"], []]);
  });

  it("that is refused keeps the case, and shows the reason", async () => {
    fakes.api.fails("decideModeration", 40301, { needs: "another_moderator" });
    expect(await decideCases(["character/a"], decision, showCase)).toBe("failed");
    expect(listed()).toEqual(["a", "b", "c"]);
    expect(moderationState.sending).toEqual({
      kind: "failed",
      error: "Another moderator has to decide this.",
    });
  });

  // Rule: moderation-by-keyboard
  it.each(["remove", "dismiss", "restore"] as const)(
    "to %s can be undone: the case is in the queue again, and open",
    async (made) => {
      fakes.api.answers("undoModeration", () => ({ status: "published", reopened: 1 }));
      await decideCases(["character/a"], { ...decision, decision: made }, showCase);
      const [toast] = toastsState.toasts;
      expect([toast?.action?.label, listed()]).toEqual(["Undo", ["b", "c"]]);
      toast?.action?.onClick();
      await expect.poll(listed).toEqual(["a", "b", "c"]);
      expect(fakes.api.inputsOf("undoModeration")).toEqual([{ kind: "character", id: "a" }]);
      expect(toasts()).toContain("Undone. The case is in the queue again.");
      expect(showCase.mock.calls).toEqual([[{ kind: "character", id: "a" }]]);
    },
  );

  // Rule: moderation-by-keyboard
  it("that can no longer be undone shows a message", async () => {
    fakes.api.fails("undoModeration", 40901);
    await decideCases(["character/a"], decision, showCase);
    toastsState.toasts[0]?.action?.onClick();
    await expect.poll(toasts).toContain("This can no longer be undone. Make a new decision.");
  });
});

describe("what a moderator entered and did not send", () => {
  const reload = () => {
    freshState();
    authState.session = { kind: "signed-in", user: ada };
  };
  const drafts = () => draftsOf(unsentFormsState.forms);
  const decideAll = () => decideCases(["character/a"], decision, showCase);

  beforeEach(async () => {
    reload();
    fakes.api.fails("getModerationCase", "unreachable").fails("getModerationAccount", "unreachable");
    await openQueue();
  });

  it("about a case is found after a reload, until it is decided", async () => {
    draftDecision("case/character/a", { decision: "remove", reason: "It s" });
    draftDecision("case/character/a", { reason: "It sells" });
    reload();
    openPlace({ tab: "queue", open: { kind: "character", id: "a" } });
    await expect.poll(drafts).toEqual({ "case/character/a": { decision: "remove", reason: "It sells" } });
    await decideAll();
    expect(drafts()).toEqual({ "case/character/a": {} });
  });

  // Rule: half-written-text-stored
  it("about several cases is kept until all of them are decided", async () => {
    draftDecision("cases", { reason: "All of them" });
    reload();
    await openQueue();
    await expect.poll(drafts).toEqual({ cases: { reason: "All of them" } });
    checkCase("character/a", true);
    fakes.api.fails("decideModeration", "unreachable");
    await decideAll();
    expect(drafts().cases).toEqual({ reason: "All of them" });
    fakes.api.answers("decideModeration", () => ({ status: null, answered: 1 }));
    await decideAll();
    expect(drafts().cases).toEqual({});
  });

  it("about an account and as answers to appeals is found after a reload", async () => {
    const appeal = { appeal_id: "p1" } as OpenAppeal;
    fakes.api.answers("listAppeals", () => ({ items: [appeal], page: 1, has_more: false, hidden: 0 }));
    draftDecision("account/u1", { note: "Again" });
    draftDecision("appeal/p1", { answer: "You are" });
    reload();
    openPlace({ tab: "account", uid: "u1" });
    openPlace({ tab: "appeals" });
    await expect
      .poll(drafts)
      .toEqual({ "account/u1": { note: "Again" }, "appeal/p1": { answer: "You are" } });
  });
});

it("shows an urgent case with its reasons, and a deleted item by another name", () => {
  expect(summaryOf(caseNamed("a"), now)).toMatchObject({
    ...{ key: "character/a", title: "Ines", reasons: "Minors", urgent: true, age: "1 hour ago" },
  });
  const shown = caseContentOf(deletedCase, now);
  expect([shown.title, shown.now, shown.owner]).toEqual(["Deleted item", undefined, undefined]);
});

// Rule: one-list-of-policy-rules
it.each([
  [["hate"], "hate"],
  [["spam", "hate", "hate"], "hate"],
  [["copyright", "hate"], "copyright"],
  [["other"], "moderation"],
  [[], undefined],
] as const)("after reports of %j the decision begins with the rule %s", (reasons, rule) => {
  const reports = reasons.map((reason) => ({ receipt: reason, reason, ...reported }));
  expect(caseContentOf({ ...deletedCase, reports }, now).reportedRule).toBe(rule);
});

// Rule: intimate-image-request
it.each([
  ["2026-11-25T11:59:00Z", "47 hours left"],
  ["2026-11-23T13:30:00Z", "1 hour left"],
  ["2026-11-23T12:20:00Z", "less than an hour left"],
  ["2026-11-23T11:30:00Z", "1 hour late"],
  ["2026-11-22T12:00:00Z", "24 hours late"],
])("a request to take down until %s has the clock %j, on its case and above the queue", (due_at, left) => {
  expect(summaryOf({ ...caseNamed("a"), due_at }, now).due).toBe(left);
  const figures = { open: 1, urgent: 0, oldest: null, appeals: 0, decided: 0, reversed: 0 };
  expect(figuresOf({ ...figures, next_due: due_at }, now).due).toBe(left);
});

it("a case without a request to take down has no clock", () => {
  expect(summaryOf(caseNamed("a"), now)).not.toHaveProperty("due");
});

it("shows who signed a request to take down, and the address for the decision, also without a text", () => {
  const request = { receipt: "t", reason: "real_person", ...reported } as const;
  const signed = { ...request, signature: "Ada Example", email: "ada@example.org" };
  expect(caseContentOf({ ...deletedCase, reports: [signed, request] }, now).reportTexts).toEqual([
    { id: "t", reason: "Request to take down, signed by Ada Example, ada@example.org", text: "" },
  ]);
});

it.each([
  ["pending", "Submitted again"],
  ["rejected", ""],
])("a %s case without reports has the reason %j", (status, reasons) => {
  expect(summaryOf({ ...caseNamed("a"), status, reports: [], report_count: 0 }, now).reasons).toBe(reasons);
});

it("shows the details of a line of the log without empty ones", async () => {
  const details = { decision: "dismiss", rule: "moderation", reason: "", note: "", answered: 1 };
  const line = {
    id: 3,
    at: "2026-11-23T11:00:00Z",
    actor: "u1",
    actor_name: "Ada",
    action: "report.decided",
  };
  const whole = { ...line, severity: "notice" as const, kind: "character", item_id: "ines", details };
  fakes.api.answers("listAudit", () => ({ items: [whole], page: 1, has_more: false, hidden: 0 }));
  const place = parseModeration("tab=log");
  openPlace(place);
  await expect
    .poll(() => contentOf(place, moderationState, now, () => undefined))
    .toMatchObject({
      lines: { value: { items: [{ details: "decision: dismiss, rule: moderation, answered: 1" }] } },
    });
});

it("the log is filtered by whole days of the moderator", async () => {
  const days = { from: "2026-11-01", to: "2026-11-23" };
  await downloadLog({ action: "", actor: "", item: "", criticalOnly: false, ...days });
  const [input] = fakes.api.inputsOf("exportAudit");
  const local = [input?.from, input?.to].map((time) => new Date(time ?? "").toString().slice(4, 24));
  expect(local).toEqual(["Nov 01 2026 00:00:00", "Nov 23 2026 23:59:59"]);
});

it.each([
  "",
  "case=character/ines",
  "tab=appeals",
  "account=u1",
  "tab=log&action=report.decided&actor=u1&critical=1",
  "tab=log&from=2026-11-01&to=2026-11-23",
])("the address %s names one place", (query) => {
  expect(formatModeration(parseModeration(query))).toBe(query);
});

// Rule: appeal-shows-content
it.each([
  [{ kind: "character", item_id: "ines" }, "/moderation?case=character/ines"],
  [{ kind: null, item_id: null }, undefined],
] as const)("an appeal about %j leads to %s", ({ kind, item_id }, href) => {
  const notice: DecisionNotice = {
    ...{ notice_id: "n1", measure: "reject", kind, character_id: item_id, title: null, rule: "banned" },
    ...{ reason: "", until: null, payment: null, created_at: "2026-11-03T12:00:00Z", seen: true },
    ...{ ended_by: null, appealable: false, appeal: null },
  };
  const appeal = { appeal_id: "n1", uid: "u1", user_name: "ada", own: false, item_id, notice };
  expect(appealOf(appeal, now).href).toBe(href);
});

it("ignores invalid values in an address", () => {
  expect(parseModeration("case=nothing/x")).toEqual({ tab: "queue" });
  expect(parseModeration("case=character/%3Cscript%3E")).toEqual({ tab: "queue" });
  expect(parseModeration("account=%00")).toEqual({ tab: "queue" });
  expect(formatModeration(parseModeration("tab=log&from=yesterday&to=2026-13-01"))).toBe("tab=log");
});
