import { beforeEach, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { ada, characterOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { changeFields, openForm } from "./form.actions.ts";
import { formState } from "./form.store.ts";
import { saveDraft } from "./formSaving.actions.ts";
import { openTrial } from "./formTrial.actions.ts";

let fakes: ReturnType<typeof fakeServices>;

const own = (name: string) =>
  characterOf("ines", { name, creator: { ...ada, avatar: null }, status: "draft" });
const saves = () => fakes.api.inputsOf("saveCharacter").map(({ id, name }) => [id, name]);
const toasts = () => toastsState.toasts.map(({ message }) => message);

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  fakes.storage.setSession("s");
  resumeSession();
  fakes.api
    .answers("getUser", () => ada)
    .answers("listTags", () => [])
    .answers("saveCharacter", ({ name = "" }) => own(name))
    .answers("getNewChatKey", () => ({ chat_key: "k1" }));
  await openForm(null);
});

// Rule: try-draft-chat
it("saves the draft, and opens a new chat with it", async () => {
  changeFields({ name: "Ines" });
  const trial = openTrial();
  expect(formState.trying).toBe(true);
  expect(await trial).toBe("/character/ines/chat/k1");
  expect(formState.trying).toBe(false);
  expect(saves()).toEqual([[undefined, "Ines"]]);
});

// Rule: try-draft-chat
it("waits for a save that is running, and saves later changes too", async () => {
  changeFields({ name: "Ines" });
  const running = saveDraft();
  changeFields({ name: "Ines Calloway" });
  expect(await openTrial()).toBe("/character/ines/chat/k1");
  await running;
  expect(saves()).toEqual([
    [undefined, "Ines"],
    ["ines", "Ines Calloway"],
  ]);
});

it("asks for a name first", async () => {
  expect(await openTrial()).toBeNull();
  expect(saves()).toEqual([]);
  expect(toasts()).toEqual(["Give the character a name first."]);
});

it("stays on the form when the draft cannot be saved, and shows the error", async () => {
  fakes.api.answers("saveCharacter", () => {
    throw new ApiError(50001);
  });
  changeFields({ name: "Ines" });
  expect(await openTrial()).toBeNull();
  expect(formState.saving.kind).toBe("failed");
  expect(fakes.api.inputsOf("getNewChatKey")).toEqual([]);
});
