import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import { chatFixture, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf, messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "../engine/chat.store.ts";
import { setEdit } from "../engine/draft.actions.ts";
import { clearUndo } from "../engine/change.actions.ts";
import * as act from "./memory.actions.ts";
import { memoryState } from "./memory.store.ts";
import { memoryLinesOf, promptPreviewOf } from "./memoryView.ts";
import { openChat } from "../engine/open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;
const line = {
  id: "l1",
  text: "Odile keeps the lamp.",
  source_message_ids: ["m2"],
  pinned: false,
  automatic: true,
  stale: false,
  created_at: "2026-11-20T11:00:00Z",
  edited_at: null,
};
const tokens = { sent: 9, budget: 800 };
const retry = () => undefined;
const saved = () => fakes.api.inputsOf("saveMemory");

beforeEach(async () => {
  fakes = chatFixture();
  fakes.api
    .answers("getMemory", () => ({ lines: [line], tokens }))
    .answers("saveMemory", () => line)
    .answers("deleteMemory", () => ({}));
  await openChat("odile");
  await settle();
});

it("begins a line with the text of a message, and saves its source", async () => {
  act.remember("client-of-m2");
  expect([chatState.panel, memoryState.draft]).toEqual(["memory", { text: "I know." }]);
  act.draftLine({ text: "She\nknows." });
  await act.saveLine({ text: "She\nknows." });
  expect(saved()).toEqual([{ chat_key: chatKey, text: "She knows.", source_message_ids: ["m2"] }]);
  expect(memoryState.draft).toBeNull();
});

it("saves no source for a line of the panel, also after the form of a message was closed", async () => {
  act.remember("m1");
  act.draftLine(undefined);
  act.draftLine({ text: "" });
  await act.saveLine({ text: "Rain." });
  expect(saved()).toMatchObject([{ text: "Rain.", source_message_ids: [] }]);
});

it("keeps the form when saving a line fails", async () => {
  fakes.api.fails("saveMemory", "unreachable");
  await act.saveLine({ id: "l1", text: "Odile tends the lamp." });
  expect(memoryState.draft).toMatchObject({
    id: "l1",
    text: "Odile tends the lamp.",
    state: { kind: "failed" },
  });
});

it("confirms, pins and deletes a line", async () => {
  await act.loadMemory();
  await act.confirmLine("l1");
  await act.pinLine("l1", true);
  await act.deleteLine("l1");
  expect(saved()).toEqual([
    { chat_key: chatKey, line_id: "l1", text: line.text },
    { chat_key: chatKey, line_id: "l1", pinned: true },
  ]);
  expect(fakes.api.inputsOf("deleteMemory")).toEqual([{ chat_key: chatKey, line_id: "l1" }]);
});

describe("a deleted line", () => {
  // Of its messages the server keeps those that are still there.
  const sources = { source_message_ids: ["m2"], present_sources: true };
  const again = { chat_key: chatKey, text: line.text, pinned: true, ...sources };

  beforeEach(async () => {
    clearUndo();
    fakes.api.answers("getMemory", () => ({ lines: [{ ...line, pinned: true }], tokens }));
    await act.loadMemory();
    await act.deleteLine("l1");
  });

  // Rule: undo-time
  it("is restored by its toast, with its pin and its sources, once", async () => {
    toastsState.toasts[0]?.action?.onClick();
    await settle();
    await chatEngine.undo();
    expect(saved()).toEqual([again]);
    expect(toastsState.toasts).toEqual([]);
  });

  it("is restored by Ctrl+Z", async () => {
    await chatEngine.undo();
    expect(saved()).toEqual([again]);
    expect(toastsState.toasts).toEqual([]);
  });
});

it("links from a line to its messages, unless they are deleted", async () => {
  await act.loadMemory();
  const sources = () => {
    const lines = memoryLinesOf(memoryState.memory, chatState, retry);
    return lines.kind === "ready" && lines.value.lines[0]?.sources;
  };
  expect(sources()).toEqual([
    { turnId: "m2", label: "I know.", href: `/character/odile/chat/${chatKey}?turn=m2` },
  ]);
  Object.assign(chatState, { messages: past.messages.slice(0, 1), older: "none" });
  expect(sources()).toEqual([{ turnId: "m2", label: "message 1", href: undefined }]);
});

it("shows the sections of the prompt: texts, hidden ones, and the history", () => {
  const part = { role: "system", title: "Part", tokens: 4 } as const;
  const sections = [
    { ...part, kind: "persona", text: "Ada" },
    { ...part, kind: "definition", text: null },
    { ...part, kind: "history", text: null },
  ] as const;
  const value = {
    sections: [...sections],
    memory_from: null,
    tokens: { total: 12, history_budget: 4000 },
  };
  const preview = promptPreviewOf({ kind: "ready", value }, retry);
  expect(preview.kind === "ready" && preview.value.sections.map(({ content }) => content.kind)).toEqual([
    "text",
    "hidden",
    "history",
  ]);
});

it("labels the sections of the prompt that are sent without a heading", () => {
  const part = { role: "system", title: "", tokens: 4, text: null } as const;
  const sections = [
    { ...part, kind: "instructions" },
    { ...part, kind: "names", title: "Names" },
    { ...part, kind: "history" },
    { ...part, kind: "post_history" },
  ] as const;
  const value = { sections: [...sections], memory_from: null, tokens: { total: 12, history_budget: 4000 } };
  const preview = promptPreviewOf({ kind: "ready", value }, retry);
  expect(preview.kind === "ready" && preview.value.sections.map(({ title }) => title)).toEqual([
    "Instructions",
    "Names",
    "Chat",
    "Final instructions",
  ]);
});

describe("a change of a message that is the source of a line", () => {
  const stale = { ...line, stale: true };
  const offers = () => toastsState.toasts.filter(({ action }) => action?.label !== undefined);

  beforeEach(() => {
    fakes.api
      .answers("editMessage", () => ({ message: messageOf("m2", "user", "I do not."), previous: "I know." }))
      .answers("deleteFrom", () => ({ chat: chatOf(chatKey), deletion_id: "d1", count: 1 }));
  });

  it("offers to review the memory after an edit", async () => {
    fakes.api.answers("getMemory", () => ({ lines: [stale], tokens }));
    await chatEngine.edit("m2");
    setEdit("I do not.");
    await chatEngine.saveEdit();
    await settle();
    expect(offers()).toHaveLength(1);
    offers()[0]?.action?.onClick();
    expect(chatState.panel).toBe("memory");
  });

  it("offers to review the memory after a deletion", async () => {
    fakes.api.answers("getMemory", () => ({ lines: [stale], tokens }));
    await chatEngine.deleteFrom("m2");
    await settle();
    expect(offers()).toHaveLength(1);
  });

  it("offers nothing when no line has the message as its source", async () => {
    fakes.api.answers("getMemory", () => ({
      lines: [line, { ...stale, source_message_ids: ["m9"] }],
      tokens,
    }));
    await chatEngine.deleteFrom("m2");
    await settle();
    expect(offers()).toEqual([]);
  });
});

it("restores what was typed into a form of the same line, until it is saved or cancelled", async () => {
  act.draftLine({ id: "l1", text: "Odile keeps the lamp." });
  act.draftLine({ id: "l1", text: "Odile keeps" });
  Object.assign(memoryState, { draft: null });
  act.draftLine({ text: "" });
  await settle();
  expect(memoryState.draft).toEqual({ text: "" });
  act.draftLine(undefined);
  act.draftLine({ id: "l1", text: "Odile keeps the lamp." });
  await settle();
  expect(memoryState.draft).toEqual({ id: "l1", text: "Odile keeps" });
  act.draftLine(undefined);
  act.draftLine({ id: "l1", text: "Odile keeps the lamp." });
  await settle();
  expect(memoryState.draft).toEqual({ id: "l1", text: "Odile keeps the lamp." });
});

it.each([
  ["is saved", () => line],
  [
    "cannot be saved",
    () => {
      throw new ApiError("unreachable");
    },
  ],
])("keeps what is typed into the form until a line %s", async (_what, answer) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  fakes.api.answers("saveMemory", () => held.then(answer));
  await act.loadMemory();
  act.draftLine({ text: "She knows." });
  const saving = act.saveLine({ text: "She knows." });
  act.draftLine({ text: "She knows. And more" });
  release();
  await saving;
  expect(memoryState.draft).toEqual({ text: "She knows. And more" });
});
