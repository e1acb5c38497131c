import { beforeEach, describe, expect, it } from "vitest";
import { ada } from "../../testing/contractData.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { authState } from "./auth.store.ts";
import { changeUnsent, clearUnsent, restoreUnsent } from "./unsentForms.actions.ts";
import { unsentFormsState } from "./unsentForms.store.ts";

let fakes: ReturnType<typeof fakeServices>;
const formOf = (key: string) => unsentFormsState.forms[key];

/** Fresh stores, and the same storage. */
function reload(user = ada) {
  freshState();
  authState.session = { kind: "signed-in", user };
}

beforeEach(() => {
  fakes = fakeServices();
  reload();
});

describe("a form that was not sent", () => {
  // Rule: half-written-text-stored
  it("is found after a reload, with the fields that were changed one by one", async () => {
    changeUnsent("a", { reason: "It sells" });
    changeUnsent("a", { note: "Twice" });
    reload();
    await restoreUnsent("a");
    await restoreUnsent("b");
    expect([formOf("a"), formOf("b")]).toEqual([{ reason: "It sells", note: "Twice" }, undefined]);
  });

  it("is gone once it was sent", async () => {
    changeUnsent("a", { reason: "It sells" });
    clearUnsent("a");
    reload();
    await restoreUnsent("a");
    expect(formOf("a")).toBeUndefined();
  });

  it("is not replaced by an older text", async () => {
    changeUnsent("a", { reason: "Old" });
    reload();
    const restored = restoreUnsent("a");
    changeUnsent("a", { reason: "New" });
    await restored;
    expect(formOf("a")).toEqual({ reason: "New" });
  });

  it("is found before the user is known, who is loaded first", async () => {
    changeUnsent("a", { reason: "It sells" });
    reload();
    authState.session = { kind: "signed-in", user: null };
    fakes.storage.setSession("s");
    fakes.api.answers("getUser", () => ada);
    await restoreUnsent("a");
    expect(formOf("a")).toEqual({ reason: "It sells" });
  });

  // Rule: half-written-text-stored
  it("stays on the page when the session ends, and is not shown to another user", async () => {
    changeUnsent("a", { reason: "It sells" });
    authState.session = { kind: "visitor" };
    changeUnsent("a", { note: "Twice" });
    expect(formOf("a")).toEqual({ reason: "It sells", note: "Twice" });
    authState.session = { kind: "signed-in", user: { ...ada, uid: "u2" } };
    await restoreUnsent("a");
    expect(formOf("a")).toBeUndefined();
  });
});
