import type { DecisionNotice } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { ada } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { authState } from "../../auth/auth.store.ts";
import { submitLogin } from "../../auth/login.actions.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import {
  appealKey,
  beginStopped,
  draftAppeal,
  draftStopAppeal,
  openNotices,
  sendAppeal,
  sendStopAppeal,
} from "./notices.actions.ts";
import { noticesState } from "./notices.store.ts";
import { noticeOf } from "./noticeView.ts";

const notice: DecisionNotice = {
  ...{
    notice_id: "n1",
    measure: "restrict",
    kind: null,
    character_id: null,
    title: null,
    rule: "banned",
    reason: "Spam.",
  },
  ...{ until: "2026-12-03T12:00:00Z", payment: null, created_at: "2026-11-03T12:00:00Z", seen: false },
  ...{ ended_by: null, appealable: true, appeal: null },
};
const now = new Date("2026-11-23T12:00:00Z");
const page = { items: [notice], page: 1, has_more: false, hidden: 0 };

let fakes: ReturnType<typeof fakeServices>;

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  authState.session = { kind: "signed-in", user: { ...ada, unread_notices: 1 } };
});

/** Fresh stores, and the same storage. */
function reload() {
  freshState();
  authState.session = { kind: "signed-in", user: ada };
}

const unread = () => authState.session.kind === "signed-in" && authState.session.user?.unread_notices;

describe("the decisions about a user", () => {
  // Rule: decisions-in-settings
  it("are read once they are shown", async () => {
    fakes.api.answers("listNotices", () => page).answers("seeNotices", () => ({}));
    await openNotices();
    expect(noticesState.notices).toMatchObject({ kind: "ready", items: [notice] });
    expect(unread()).toBe(0);
  });

  it("stay unread while they could not be shown", async () => {
    fakes.api.fails("listNotices", "unreachable").answers("seeNotices", () => ({}));
    await openNotices();
    expect(fakes.api.inputsOf("seeNotices")).toEqual([]);
    expect(unread()).toBe(1);
  });

  it("accept one appeal, also when it is sent twice", async () => {
    fakes.api.answers("listNotices", () => page).answers("appealNotice", () => ({}));
    await Promise.all([sendAppeal("n1", "It was a joke."), sendAppeal("n1", "It was a joke.")]);
    expect(fakes.api.inputsOf("appealNotice")).toEqual([{ notice_id: "n1", text: "It was a joke." }]);
    expect(noticesState.sending).toBeNull();
  });

  it("keep the text of an appeal that could not be sent", async () => {
    fakes.api.fails("appealNotice", "unreachable");
    await sendAppeal("n1", "It was a joke.");
    expect(noticesState.sending).toMatchObject({ id: "n1", state: { kind: "failed" } });
  });

  // Rule: half-written-text-stored
  it("find a half-written appeal after a reload, until it is sent", async () => {
    fakes.api.answers("listNotices", () => page).answers("seeNotices", () => ({}));
    const draft = () => unsentFormsState.forms[appealKey("n1")]?.text;
    draftAppeal("n1", "It was a");
    reload();
    await openNotices();
    await expect.poll(draft).toBe("It was a");
    fakes.api.answers("appealNotice", () => ({}));
    await sendAppeal("n1", "It was a joke.");
    reload();
    await openNotices();
    expect(draft()).toBeUndefined();
  });

  it.each([
    [{}, undefined],
    [{ until: "2026-11-23T11:59:00Z" }, "ended"],
    [{ ended_by: "lifted" as const }, "lifted"],
  ])("with %j are over: %s", (change, inactiveReason) => {
    expect(noticeOf({ ...notice, ...change }, now).inactiveReason).toBe(inactiveReason);
  });
});

describe("a decision about a character", () => {
  const about = {
    ...notice,
    measure: "reject",
    kind: "character",
    title: "Ines",
    character_id: "ines",
  } as const;

  // Rule: decision-link-to-edit
  it("that was taken down has the address where it can be changed", () => {
    expect(noticeOf(about, now).item).toEqual({ kind: "character", name: "Ines", href: "/character/ines" });
  });

  it.each([{ character_id: null }, { ended_by: "lifted" as const }, { measure: "remove" as const }])(
    "with %j has no address",
    (change) => {
      expect(noticeOf({ ...about, ...change }, now).item).toEqual({ kind: "character", name: "Ines" });
    },
  );
});

describe("a login to a suspended account", () => {
  const stopped = {
    ...{ notice_id: "n1", measure: "suspend", rule: "banned", reason: "Spam." },
    ...{ until: "2026-12-03T12:00:00Z", appealable: true },
  };

  beforeEach(() => {
    authState.session = { kind: "visitor" };
    fakes.api.fails("createCookie", 40303, { stopped });
  });

  // Rule: decisions-in-settings
  it("shows why and until when, and stores no session", async () => {
    await submitLogin("ada@b", "secret1");
    expect(dialogsState.stopped?.decision).toEqual(stopped);
    expect([authState.view.kind, fakes.storage.session()]).toEqual(["closed", null]);
  });

  // Rule: decisions-in-settings
  it("can be appealed with the token of the login", async () => {
    await submitLogin("ada@b", "secret1");
    fakes.api.answers("appealStop", () => ({}));
    await sendStopAppeal("I was away.");
    const appeal = fakes.api.calls.find(({ name }) => name === "appealStop");
    expect([appeal?.input, appeal?.options.bearer]).toEqual([
      { text: "I was away." },
      dialogsState.stopped?.token,
    ]);
    expect(noticesState.stopped.sent).toBe("I was away.");
    showDialog("stopped", null);
  });

  // Rule: appeal-before-login-stored
  it("finds a half-written appeal after a reload of the tab, until it is sent", async () => {
    await submitLogin("ada@b", "secret1");
    draftStopAppeal("I was");
    freshState();
    await submitLogin("ada@b", "secret1");
    beginStopped();
    expect(noticesState.stopped.draft).toBe("I was");
    fakes.api.fails("appealStop", "unreachable");
    await sendStopAppeal("I was");
    expect(noticesState.stopped).toMatchObject({ state: { kind: "failed" }, draft: "I was" });
    fakes.api.answers("appealStop", () => ({}));
    await sendStopAppeal("I was");
    beginStopped();
    expect(noticesState.stopped.draft).toBe("");
    // Nobody is signed in: it is not among the drafts, which stay after the tab.
    expect([...fakes.drafts.stored]).toEqual([]);
  });
});
