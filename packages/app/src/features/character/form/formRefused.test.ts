import { type Character, ErrorCode } from "@mimi/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { changeFields, openForm } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { parseForm } from "./formStorage.ts";
import { publish } from "./formSaving.actions.ts";
import { savingOf } from "./formView.ts";

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
const storedForm = (place: string) => parseForm(fakes.drafts.stored.get(`${ada.uid}/${place}`) ?? "");
const savingState = () => savingOf(formState, true, fakes.browser.time);

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
    .answers("getCharacter", () => server);
});
afterEach(() => vi.useRealTimers());

it("shows the rule that was violated, with a link to it", async () => {
  await openForm("ines");
  fakes.api.fails("saveCharacter", 42201, { rule: "minors", anchor: "rules" });
  expect(await publish()).toBeNull();
  expect(formState.hint).toEqual({
    kind: "refused",
    error: "We cannot publish this. The character breaks the rule about minors in adult content.",
    href: "/policy#rules",
  });
});

// Rule: refused-character-field
it("names the field that breaks a rule, and saves the rest", async () => {
  await openForm("ines");
  fakes.api.answers("saveCharacter", ({ definition, publish, base_revision: base }) => {
    if (definition === "A zz_banned_1.") {
      throw new ApiError(ErrorCode.refusedByRule, {
        ...{ rule: "banned", anchor: "rules" },
        fields: { definition: "refused" },
      });
    }
    expect([base, publish]).toEqual([1, undefined]);
    server = own({ revision: 2 });
    return server;
  });
  changeFields({ tagline: "Mine.", definition: "A zz_banned_1." });
  expect(await publish()).toBeNull();
  expect(formState.hint).toMatchObject({
    error: "We cannot publish this. The definition breaks the rule about content that is not allowed.",
  });
  expect(formState.refusals).toEqual([
    {
      ...{ kind: "refused", field: "definition" },
      error: "This breaks the rule about content that is not allowed.",
    },
  ]);
  // The rest is saved; what was refused stays in the form, and in this browser.
  expect(fakes.api.inputsOf("saveCharacter").at(-1)).toMatchObject({ tagline: "Mine." });
  expect(fakes.api.inputsOf("saveCharacter").at(-1)).not.toHaveProperty("definition");
  expect([formState.draft.fields.definition, formState.revision]).toEqual(["A zz_banned_1.", 2]);
  expect(storedForm("character/ines")?.draft.fields).toMatchObject({ definition: "A zz_banned_1." });
  expect(savingState()).toEqual({ kind: "failed", error: "Everything else is saved." });

  changeFields({ definition: "Keeps the light." });
  fakes.api.answers("saveCharacter", () => own({ revision: 3 }));
  await vi.runAllTimersAsync();
  expect([formState.refusals, formState.hint, savingState().kind]).toEqual([[], null, "saved"]);
});
