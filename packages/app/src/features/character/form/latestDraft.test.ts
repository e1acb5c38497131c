import type { OwnCharacter } from "@mimi/contract";
import { beforeEach, expect, it } from "vitest";
import { ada, characterOf, summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { changeFields, openForm, startOver } from "./form.actions.ts";
import { formState } from "./form.store.ts";

const draft: OwnCharacter = {
  ...summaryOf("ines", { name: "Ines" }),
  state: "draft",
  status: "draft",
  status_reason: null,
  visibility: "private",
  revision: 1,
  overlong_fields: [],
  deleted_at: null,
  restorable_until: null,
};
const counts = {
  draft: 1,
  private: 0,
  unlisted: 0,
  public: 0,
  pending: 0,
  rejected: 0,
  removed: 0,
  deleted: 0,
};

let fakes: ReturnType<typeof fakeServices>;
const answerDraft = (parts: Partial<OwnCharacter> = {}) =>
  fakes.api.answers("listMine", () => ({
    items: [{ ...draft, ...parts }],
    page: 1,
    has_more: true,
    hidden: 0,
    counts,
  }));

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  fakes.api.answers("getUser", () => ada).answers("listTags", () => []);
  answerDraft();
});

// Rule: latest-draft-offered
it("offers the latest draft in an empty form, until something is written", async () => {
  await openForm(null);
  expect(fakes.api.inputsOf("listMine")).toEqual([{ state: "draft", count: 1 }]);
  expect(formState.hint).toEqual({ kind: "unfinished", name: "Ines", href: "/character/ines" });
  changeFields({ tagline: "A new one." });
  expect(formState.hint).toBeNull();
});

it("offers nothing more after the user chose to start new", async () => {
  await openForm(null);
  startOver();
  expect([formState.hint, formState.draft.fields.name]).toEqual([null, ""]);
});

it("offers no draft in the form of a duplicate or of another character", async () => {
  fakes.api.answers("getCharacter", () =>
    characterOf("fox", { creator: { ...draft.creator, uid: ada.uid } }),
  );
  await openForm(null, "fox");
  await openForm("fox");
  expect(fakes.api.inputsOf("listMine")).toEqual([]);
});

it("does not name a blurred adult draft", async () => {
  answerDraft({ rating: "nsfw" });
  await openForm(null);
  expect(formState.hint).toBeNull();
});

it("opens the form when the drafts cannot be loaded", async () => {
  fakes.api.fails("listMine", "unreachable");
  await openForm(null);
  expect(formState).toMatchObject({ stage: { kind: "ready" }, hint: null });
});
