import { ErrorCode } from "@mimi/contract";
import { beforeEach, expect, it } from "vitest";
import { placeholderNameTexts as german } from "../../../locales/de/placeholderNames.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { setTexts } from "../../../state/texts/texts.ts";
import { accepted, chatFixture, ended, finish, past, settle, turns } from "../../../testing/chatFixture.ts";
import { characterOf, chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { freshState } from "../../../testing/freshState.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "./chat.store.ts";
import { savedActionHandlers } from "../view/chatHandlers.ts";
import { setEdit } from "./draft.actions.ts";
import * as memory from "../panels/memory.actions.ts";
import { memoryState } from "../panels/memory.store.ts";
import { openChat } from "./open.actions.ts";
import { turnsOf } from "../view/turnsOf.ts";

const texts = ["“You are late, Ada.”", "The door is open."];
/** The greeting as the server returns it: with its id and all variants. */
const greeting = messageOf("g7", "character", "", {
  alternatives: texts.flatMap((text, index) => messageOf(`g7-${index}`, "character", text).alternatives),
  selected: 1,
});
const one = { chat_key: chatKey, message_id: "g7" };

let fakes: ReturnType<typeof chatFixture>;
/** The id of the turn of the greeting. */
const turn = () => turnsOf(chatState.messages)[0]?.id ?? "";

beforeEach(async () => {
  freshState();
  fakes = chatFixture();
  fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
  await openChat("odile");
  const done = chatEngine.send("Hello");
  fakes.streams.latest.gives(
    { ...accepted, data: { ...accepted.data, greeting } },
    ended("complete"),
    finish,
  );
  fakes.streams.latest.ends();
  await done;
  await settle();
});

it("is the first message of a new chat, with all its variants", () => {
  expect(turns().map((turn) => turn.split(" ")[0])).toEqual(["character", "user", "character"]);
  expect(chatState.messages[0]).toEqual(greeting);
  expect(turnsOf(chatState.messages)[0]).toMatchObject({
    text: "The door is open.",
    variants: { current: 1, count: 2 },
    greeting: true,
  });
});

// Rule: first-message-greeting
it("has variants that can be selected", async () => {
  fakes.api.answers("selectVariant", () => ({ message: { ...greeting, selected: 0 } }));
  await chatEngine.select(turn(), 0);
  expect(fakes.api.inputsOf("selectVariant")).toEqual([{ ...one, index: 0 }]);
  expect(chatState.messages[0]?.selected).toBe(0);
});

// Rule: first-message-greeting
it("can be edited", async () => {
  fakes.api.answers("editMessage", () => ({ message: greeting, previous: "" }));
  await chatEngine.edit(turn());
  expect(chatState.editing?.draft).toBe("The door is open.");
  setEdit("The door is shut.");
  await chatEngine.saveEdit();
  expect(fakes.api.inputsOf("editMessage")).toEqual([{ ...one, text: "The door is shut." }]);
});

it("can be branched", async () => {
  fakes.api.answers("branchChat", () => ({ chat: chatOf("branch") }));
  expect(await chatEngine.branch(turn())).toBe("branch");
  expect(fakes.api.inputsOf("branchChat")).toEqual([expect.objectContaining(one)]);
});

it("says that a chat is too long to be branched", async () => {
  fakes.api.fails("branchChat", ErrorCode.tooLarge, { limit: 8_388_608 });
  expect(await chatEngine.branch(turn())).toBeNull();
  expect(toastsState.toasts.at(-1)).toMatchObject({
    kind: "failed",
    message: "This chat is too long to copy. Start from an earlier message.",
  });
});

it("can be pinned", async () => {
  fakes.api.answers("pinChat", () => ({ chat: chatOf(chatKey), message: { ...greeting, pinned: true } }));
  await chatEngine.pin(turn(), true);
  expect(fakes.api.inputsOf("pinChat")).toEqual([{ ...one, pinned: true }]);
});

it("can be rated", async () => {
  fakes.api.answers("giveFeedback", () => ({ message: greeting }));
  await chatEngine.giveFeedback(turn(), "up");
  expect(fakes.api.inputsOf("giveFeedback")).toEqual([{ ...one, verdict: "up" }]);
});

it("can be reported", () => {
  savedActionHandlers.onMessageReport(turn());
  expect(dialogsState.report).toMatchObject({ kind: "message", id: "g7" });
});

it("is reported with the name of a removed character in the language of the app", () => {
  setTexts({ placeholderNameTexts: german });
  if (chatState.character) chatState.character.name = null;
  savedActionHandlers.onMessageReport(turn());
  setTexts({});
  expect(dialogsState.report?.name).toBe("Entfernte Figur");
});

// Rule: first-message-greeting
it("can be added to the memory", async () => {
  fakes.api.answers("saveMemory", () => ({}) as never);
  memory.remember(turn());
  await memory.saveLine({ text: memoryState.draft?.text ?? "" });
  expect(fakes.api.inputsOf("saveMemory")).toEqual([
    { chat_key: chatKey, text: "The door is open.", source_message_ids: ["g7"] },
  ]);
});

it("can be copied before the first message", async () => {
  freshState();
  fakes = chatFixture();
  const character = characterOf("odile", { alternate_greetings: ["Come in, {{user}}."] });
  fakes.api.answers("getCharacter", () => character);
  fakes.api.answers("getLastHistory", () => ({ ...past, chat: null, messages: [], has_more: false }));
  await openChat("odile");
  await chatEngine.select("greeting", 1);
  await chatEngine.copy("greeting");
  expect(fakes.page.copied).toEqual(["Come in, Ada."]);
});
