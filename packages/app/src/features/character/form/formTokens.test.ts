import type { Character } from "@mimi/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { changeFields, openForm, startOver } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { saveDraft } from "./formSaving.actions.ts";
import { changeTokenDraft } from "./formTokens.actions.ts";

let fakes: ReturnType<typeof fakeServices>;
let server: Character;

beforeEach(() => {
  vi.useFakeTimers();
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  server = characterOf("ines", { creator: { ...ada, avatar: null }, status: "draft", revision: 1 });
  fakes.api
    .answers("getUser", () => ada)
    .answers("listTags", () => [])
    .answers("getCharacter", () => server)
    .answers("saveCharacter", () => server);
});

afterEach(() => void vi.useRealTimers());

// Rule: half-written-tag-stored
it("restores a half-typed tag when the form is opened again, until it is added", async () => {
  await openForm("ines");
  changeTokenDraft("tags", "fant");
  changeTokenDraft("warnings", "loss");
  await openForm(null);
  expect(formState.tokenDrafts).toEqual({});
  await openForm("ines");
  expect(formState.tokenDrafts).toEqual({ tags: "fant", warnings: "loss" });
  changeTokenDraft("tags", "");
  await openForm(null);
  await openForm("ines");
  expect(formState.tokenDrafts).toEqual({ warnings: "loss" });
});

it("keeps a half-typed tag of a new character when its first save gives it an id", async () => {
  await openForm(null);
  changeFields({ name: "Ines" });
  changeTokenDraft("tags", "fant");
  await saveDraft();
  expect([formState.id, formState.tokenDrafts]).toEqual(["ines", { tags: "fant" }]);
  await openForm(null);
  expect(formState.tokenDrafts).toEqual({});
  await openForm("ines");
  expect(formState.tokenDrafts).toEqual({ tags: "fant" });
});

it("drops half-typed texts with the draft that is discarded", async () => {
  await openForm("ines");
  changeTokenDraft("keys/0", "lam");
  startOver();
  expect(formState.tokenDrafts).toEqual({});
  await openForm(null);
  await openForm("ines");
  expect(formState.tokenDrafts).toEqual({});
});
