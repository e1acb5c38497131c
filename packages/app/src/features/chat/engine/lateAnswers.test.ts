import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { chatFixture, past, settle, turns } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { setEdit } from "./draft.actions.ts";
import { closeChat, openChat } from "./open.actions.ts";

const otherKey = "k2".repeat(11);
const others = ["The harbour.", "The lamp."].map((text, index) =>
  messageOf(`o${index}`, index === 0 ? "character" : "user", text, { chat_key: otherKey }),
);
let fakes: ReturnType<typeof chatFixture>;
let answer: () => void;
let held: Promise<void>;

beforeEach(async () => {
  fakes = chatFixture();
  ({ promise: held, resolve: answer } = Promise.withResolvers<void>());
  fakes.api.answers("listMessages", () => ({ ...past, chat: chatOf(otherKey), messages: others }));
  await openChat("odile");
  await settle();
});

async function openOther(): Promise<void> {
  closeChat();
  await openChat("odile", otherKey);
  await settle();
}

describe("when another chat was opened meanwhile", () => {
  const shown = ["character done: The harbour.", "user done: The lamp."];

  it("a deletion changes nothing in it", async () => {
    const done = { chat: chatOf(chatKey), deletion_id: "d1", count: 1 };
    fakes.api.answers("deleteFrom", () => held.then(() => done));
    const deletion = chatEngine.deleteFrom("m1");
    await openOther();
    answer();
    await deletion;
    expect([turns(), chatState.chat?.chat_key]).toEqual([shown, otherKey]);
  });

  it("a change that failed adds nothing to it", async () => {
    fakes.api.answers("pinChat", () =>
      held.then(() => {
        throw new ApiError("unreachable");
      }),
    );
    const pinning = chatEngine.pin("m1", true);
    await openOther();
    answer();
    await pinning;
    expect(turns()).toEqual(shown);
  });

  it("a saved edit leaves the edit of its message open", async () => {
    const { saving } = await beginSaving();
    await openOther();
    await chatEngine.edit("o1");
    setEdit("The lamp is lit.");
    answer();
    await saving;
    expect(chatState.editing).toMatchObject({ messageId: "o1", draft: "The lamp is lit.", saving: "idle" });
  });
});

it("a deletion cuts at its message when older ones were loaded meanwhile", async () => {
  const done = { chat: chatOf(chatKey), deletion_id: "d1", count: 1 };
  fakes.api.answers("deleteFrom", () => held.then(() => done));
  const deletion = chatEngine.deleteFrom("m2");
  chatState.messages = [messageOf("m0", "character", "Earlier."), ...chatState.messages];
  answer();
  await deletion;
  expect(chatState.messages.map(({ id }) => id)).toEqual(["m0", "m1"]);
});

it("what is typed into an edit while it is being saved stays", async () => {
  const { saving } = await beginSaving();
  setEdit("I know well. And you?");
  answer();
  await saving;
  expect(chatState.editing).toMatchObject({ draft: "I know well. And you?", saving: "idle" });
});

it("an edit that could not be saved says so in a toast when another chat is open", async () => {
  const { saving } = await beginSaving(() => {
    throw new ApiError("unreachable");
  });
  await openOther();
  answer();
  await saving;
  expect([toastsState.toasts.length, chatState.editing]).toEqual([1, null]);
});

/** Edits a message and saves it. The answer of the API is held back. */
async function beginSaving(fail?: () => never): Promise<{ readonly saving: Promise<unknown> }> {
  const saved = { message: messageOf("m2", "user", "I know well."), previous: "I know." };
  fakes.api.answers("editMessage", () => held.then(() => fail?.() ?? saved));
  await chatEngine.edit("m2");
  setEdit("I know well.");
  return { saving: chatEngine.saveEdit() };
}
