import { type Character, ErrorCode } from "@mimi/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import {
  savedId,
  changeFields,
  keepLocal,
  leaveForm,
  openForm,
  startOver,
  keepSavedElsewhere,
} from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { blankDraft } from "./CharacterDraft.ts";
import { parseForm } from "./formStorage.ts";
import { publish, saveDraft } from "./formSaving.actions.ts";
import { formOf, isLeaveBlocked, savingOf } from "./formView.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { confirmRemoval, remove } from "./formRemoval.actions.ts";

let fakes: ReturnType<typeof fakeServices>;
let server: Character;

const own = (parts: Partial<Character> = {}) =>
  characterOf("ines", {
    name: "Ines",
    creator: { ...ada, avatar: null },
    status: "draft",
    revision: 1,
    ...parts,
  });
const storedForm = (place = "character/new") =>
  parseForm(fakes.drafts.stored.get(`${ada.uid}/${place}`) ?? "");
const savingState = (online = true) => savingOf(formState, online, fakes.browser.time);

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  server = own();
  fakes.api
    .answers("getUser", () => ada)
    .answers("listTags", () => [])
    .answers("getCharacter", () => server)
    .answers("saveCharacter", ({ id, base_revision: base, publish, name }) => {
      if (id && base !== server.revision)
        throw new ApiError(ErrorCode.conflict, { revision: server.revision });
      server = own({
        name,
        revision: id ? server.revision + 1 : 1,
        status: publish ? "published" : server.status,
      });
      return server;
    });
});

afterEach(() => void vi.useRealTimers());

// Rule: create-button
it("clears the form of the character before, for a new one (§2)", async () => {
  await openForm("ines");
  expect(formState.draft.fields.name).toBe("Ines");
  await openForm(null);
  expect(formState.draft.fields.name).toBe("");
  expect([formState.id, formState.stage.kind]).toEqual([null, "ready"]);
});

it("persists a draft at once, and saves it only when it has a name", async () => {
  await openForm(null);
  changeFields({ greeting: "You came." });
  await vi.runAllTimersAsync();
  expect(storedForm()?.draft.fields.greeting).toBe("You came.");
  expect(fakes.api.inputsOf("saveCharacter")).toEqual([]);
  expect(savingState()).toEqual({ kind: "local", cause: "no-name" });

  changeFields({ name: "Ines" });
  changeFields({ name: "Ines C" });
  expect(savingState()).toEqual({ kind: "saving" });
  await vi.runAllTimersAsync();
  expect(fakes.api.inputsOf("saveCharacter")).toMatchObject([{ name: "Ines C", greeting: "You came." }]);
  expect(fakes.api.inputsOf("saveCharacter")[0]).not.toHaveProperty("publish");
  expect([savedId(), savingState().kind, storedForm()]).toEqual(["ines", "saved", null]);
});

// Rule: new-character-private
it("shows a new character only to its creator until the creator publishes it to others (product 4)", async () => {
  await openForm(null);
  changeFields({ name: "Ines C" });
  await vi.runAllTimersAsync();
  expect(fakes.api.inputsOf("saveCharacter")).toMatchObject([{ visibility: "private" }]);
});

// Rule: save-idempotent
it("names a new character alike in each save until one is answered, also after a reload", async () => {
  await openForm(null);
  fakes.api.fails("saveCharacter", ErrorCode.unavailable);
  changeFields({ name: "Ines C" });
  await vi.runAllTimersAsync();
  await openForm(null);
  expect(storedForm()?.draft.fields.name).toBe("Ines C");
  await saveDraft();
  const names = fakes.api.inputsOf("saveCharacter").map(({ client_id }) => client_id);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toMatch(/^[\w-]{8,64}$/);
  startOver();
  changeFields({ name: "Ada" });
  await saveDraft();
  expect(fakes.api.inputsOf("saveCharacter").at(-1)?.client_id).not.toBe(names[0]);
});

it("saves changes that were made during a save", async () => {
  await openForm("ines");
  changeFields({ tagline: "one" });
  const saving = saveDraft();
  changeFields({ tagline: "two" });
  await saving;
  await vi.runAllTimersAsync();
  const taglines = fakes.api.inputsOf("saveCharacter").map(({ tagline }) => tagline);
  expect(taglines).toEqual(["one", "two"]);
  expect(savingState().kind).toBe("saved");
});

it("restores a draft, and can discard it", async () => {
  await openForm(null);
  changeFields({ greeting: "You came." });
  leaveForm();
  await openForm(null);
  expect([formState.draft.fields.greeting, formState.hint?.kind]).toEqual(["You came.", "restored"]);
  startOver();
  expect([formState.draft.fields.greeting, storedForm()]).toEqual(["", null]);
});

it("restores the alternate greetings of a draft that an earlier version stored", () => {
  const { alternateGreetings: _now, ...fields } = blankDraft.fields;
  const alternates = [{ key: "0", text: "You again." }];
  const text = JSON.stringify({ draft: { ...blankDraft, fields: { ...fields, alternates } } });
  const restored = parseForm(text)?.draft.fields;
  expect(restored?.alternateGreetings).toEqual(alternates);
  expect(restored).not.toHaveProperty("alternates");
});

it("changes a published character only when it is published again", async () => {
  server = own({ status: "published" });
  await openForm("ines");
  changeFields({ tagline: "New." });
  await vi.runAllTimersAsync();
  leaveForm();
  expect(fakes.api.inputsOf("saveCharacter")).toEqual([]);
  expect(savingState()).toEqual({ kind: "local", cause: "unpublished" });
  expect([isLeaveBlocked(formState, true), storedForm("character/ines")?.draft.fields.tagline]).toEqual([
    true,
    "New.",
  ]);
  expect(await publish()).toMatchObject({ id: "ines", status: "published" });
  expect(fakes.api.inputsOf("saveCharacter")).toMatchObject([{ id: "ines", publish: true, tagline: "New." }]);
  expect([isLeaveBlocked(formState, true), storedForm("character/ines")]).toEqual([false, null]);
});

it("overwrites nothing that was saved elsewhere: both versions stay until the user chooses", async () => {
  await openForm("ines");
  server = own({ revision: 7, tagline: "Theirs." });
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  expect(server.revision).toBe(7);
  expect([formState.hint?.kind, storedForm("character/ines")?.draft.fields.tagline]).toEqual([
    "conflict",
    "Mine.",
  ]);
  expect(await publish()).toBeNull();
  keepLocal();
  await vi.runAllTimersAsync();
  expect(fakes.api.inputsOf("saveCharacter")).toMatchObject([
    { base_revision: 1 },
    { base_revision: 7, tagline: "Mine." },
  ]);
  expect([server.revision, formState.revision, formState.hint]).toEqual([8, 8, null]);
});

it("saves without asking for the character first", async () => {
  await openForm("ines");
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  expect([server.revision, fakes.api.inputsOf("getCharacter").length]).toEqual([2, 1]);
});

it("shows a failed save when the other version cannot be loaded", async () => {
  await openForm("ines");
  server = own({ revision: 7 });
  fakes.api.fails("getCharacter", "unreachable");
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  expect([savingState().kind, formState.hint]).toEqual(["failed", null]);
});

it("replaces the draft with the version that was saved elsewhere, when the user chooses it", async () => {
  await openForm("ines");
  server = own({ revision: 7, tagline: "Theirs." });
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  keepSavedElsewhere();
  expect([formState.draft.fields.tagline, formState.hint, storedForm("character/ines")]).toEqual([
    "Theirs.",
    null,
    null,
  ]);
});

it("finds a conflict also for a restored draft", async () => {
  await openForm("ines");
  server = own({ status: "published", revision: 7 });
  formState.status = "published";
  changeFields({ tagline: "Mine." });
  leaveForm();
  formState.stage = { kind: "idle" };
  await openForm("ines");
  expect([formState.hint?.kind, formState.draft.fields.tagline]).toEqual(["conflict", "Mine."]);
});

it("shows why it was not saved, keeps the draft, and saves on retry", async () => {
  await openForm("ines");
  fakes.api.fails("saveCharacter", 50301);
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  expect(savingState()).toMatchObject({ kind: "failed" });
  expect([isLeaveBlocked(formState, true), storedForm("character/ines")?.draft.fields.tagline]).toEqual([
    true,
    "Mine.",
  ]);
  fakes.api.answers("saveCharacter", () => own({ revision: 2 }));
  await saveDraft();
  expect(savingState().kind).toBe("saved");
});

it("names the field that the service refuses, until that changes", async () => {
  await openForm("ines");
  fakes.api.fails("saveCharacter", 40001, {
    fields: { avatar: "invalid_choice", "book.entries.0.keys": "too_large" },
  });
  changeFields({ tagline: "Mine." });
  await vi.runAllTimersAsync();
  expect(formState.refusals.map(({ field }) => field)).toEqual(["cover", "book"]);
  changeFields({ cover: undefined });
  expect(formState.refusals.map(({ field }) => field)).toEqual(["book"]);
});

it("waits for the connection, and shows that", async () => {
  await openForm("ines");
  changeFields({ tagline: "Mine." });
  expect([savingState(false).kind, isLeaveBlocked(formState, false)]).toEqual(["offline", true]);
});

it("does not open the character of another creator", async () => {
  server = characterOf("odile");
  await openForm("odile");
  expect(formState.stage.kind).toBe("not-found");
});

// Rule: imported-by-line
it("duplicates the character of another creator without its cover", async () => {
  server = characterOf("odile", { made_by: "Wren" });
  await openForm(null, "odile");
  await vi.runAllTimersAsync();
  expect(fakes.api.inputsOf("saveCharacter")).toMatchObject([
    { forked_from: "odile", avatar: null, visibility: "private", made_by: "Wren" },
  ]);
});

it("deletes a character, and brings it back", async () => {
  const calls: string[] = [];
  const deleted = { id: "ines", deleted_at: null, restorable_until: null };
  fakes.api
    .answers("deleteCharacter", () => (calls.push("delete"), deleted))
    .answers("restoreCharacter", () => (calls.push("restore"), deleted));
  await openForm("ines");
  confirmRemoval();
  expect(await remove()).toBe(true);
  toastsState.toasts[0]?.action?.onClick();
  await expect.poll(() => calls).toEqual(["delete", "restore"]);
});

it("has the whole reason of a moderator's decision, until the character is published again", async () => {
  const context = { isSignedIn: true, online: true, userName: "Ada", now: fakes.browser.time };
  const decision = () => formOf(formState, { ...context, onLogin: vi.fn(), onRetry: vi.fn() }).draft.decision;
  server = own({ status: "rejected", status_reason: "image_attestation" });
  await openForm("ines");
  expect(decision()).toEqual({
    reason: "Covers of adult characters must show adults",
    ruleHref: "/policy#adults",
  });
  await publish();
  expect([formState.status, decision()]).toEqual(["published", undefined]);
});
