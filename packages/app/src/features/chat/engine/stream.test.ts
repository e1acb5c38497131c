import type { StreamPart } from "@mimi/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import {
  accepted,
  chatFixture,
  delta,
  ended,
  finish,
  past,
  quota,
  settle,
  turns,
} from "../../../testing/chatFixture.ts";
import { chatKey, messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { closeChat, openChat } from "./open.actions.ts";
import { turnsOf } from "../view/turnsOf.ts";

let fakes: ReturnType<typeof chatFixture>;

/** The server accepts to generate a variant. */
const acceptedVariant = (index: number, reply = "m4"): StreamPart => ({
  type: "data-accepted",
  data: {
    chat_key: chatKey,
    user_message_id: "m3",
    reply_id: reply,
    alternative_id: `${reply}-${index}`,
    alternative_index: index,
    quota,
  },
});

beforeEach(() => {
  fakes = chatFixture();
});

describe("a reply", () => {
  async function replying() {
    await openChat("odile");
    const done = chatEngine.send("Hello");
    fakes.streams.latest.gives(accepted, delta("Good "));
    await settle();
    return done;
  }

  it("keeps its text so far when it is stopped", async () => {
    const done = await startAndSettle(replying);
    fakes.api.answers("stopReply", () => ({
      message: messageOf("m4", "character", "Good ", { status: "stopped" }),
    }));
    await chatEngine.stop();
    await done();
    expect(fakes.api.inputsOf("stopReply")).toEqual([{ chat_key: chatKey, message_id: "m4" }]);
    expect([turns().at(-1), streamingState.messageId]).toEqual(["character stopped: Good ", ""]);
  });

  it("is stopped when the server accepts it, if Stop was pressed before", async () => {
    await openChat("odile");
    fakes.api.answers("stopReply", () => ({
      message: messageOf("m4", "character", "", { status: "stopped" }),
    }));
    const done = chatEngine.send("Hello");
    await chatEngine.stop();
    fakes.streams.latest.gives(accepted);
    await done;
    expect(turns().at(-1)).toBe("character stopped: ");
  });

  it("keeps its text and gives the reason when it fails", async () => {
    const done = await startAndSettle(replying);
    const failure = { code: 50201, reason: "model_timeout", retryable: true };
    fakes.streams.latest
      .gives(
        { type: "data-failure", data: failure },
        { type: "error", errorText: "x" },
        ended("error"),
        finish,
      )
      .ends();
    await done();
    expect(chatState.messages.at(-1)).toMatchObject({ status: "failed", error: failure });
    expect(turns().at(-1)).toBe("character failed: Good ");
  });

  it("is retried as another variant of the same message", async () => {
    const done = await startAndSettle(replying);
    fakes.streams.latest.gives(ended("error"), finish).ends();
    await done();
    const again = chatEngine.retry("m4");
    expect(fakes.streams.latest.input).toMatchObject({ chat_key: chatKey, message_id: "m4" });
    fakes.streams.latest.gives(acceptedVariant(1), delta("Better."), ended("complete"), finish).ends();
    await again;
    expect(chatState.messages.at(-1)).toMatchObject({ id: "m4", selected: 1, status: "done" });
    expect(chatState.messages.at(-1)?.alternatives.map(({ text }) => text)).toEqual(["Good ", "Better."]);
  });

  it("is regenerated in the middle of a chat, and later messages stay", async () => {
    await openChat("odile");
    const again = chatEngine.regenerate("m1", "shorter");
    expect(fakes.streams.latest.input).toMatchObject({ message_id: "m1", note: "shorter" });
    fakes.streams.latest.gives(acceptedVariant(1, "m1"), delta("Late."), ended("complete"), finish).ends();
    await again;
    expect(chatState.messages.map(({ id, selected }) => [id, selected])).toEqual([
      ["m1", 1],
      ["m2", 0],
    ]);
  });

  it("is continued from the end of its text", async () => {
    await openChat("odile");
    const pending = chatEngine.continueReply("m1");
    expect(fakes.streams.latest.after).toBe("You are late.".length);
    fakes.streams.latest.gives(acceptedVariant(0, "m1"), delta(" Again."), ended("complete"), finish).ends();
    await pending;
    expect(turns()[0]).toBe("character done: You are late. Again.");
  });

  describe("that is good", () => {
    const failure = { code: 50201, reason: "reply_cut", retryable: true };
    const failed: StreamPart[] = [{ type: "data-failure", data: failure }, ended("error"), finish];
    const good = () => chatState.messages[0];

    async function failing(start: () => Promise<void>, ...parts: StreamPart[]): Promise<void> {
      const pending = start();
      fakes.streams.latest.gives(...parts, ...failed).ends();
      await pending;
    }

    it("stays when another variant fails, whose text is a variant beside it", async () => {
      await openChat("odile");
      await failing(() => chatEngine.regenerate("m1"), acceptedVariant(1, "m1"), delta(" \n"));
      expect(good()).toMatchObject({ status: "done", selected: 0, error: failure });
      expect(good()?.alternatives).toHaveLength(1);
      await failing(() => chatEngine.regenerate("m1"), acceptedVariant(1, "m1"), delta("Half "));
      expect(good()).toMatchObject({ status: "done", selected: 0, error: failure });
      expect(good()?.alternatives.map(({ text }) => text)).toEqual(["You are late.", "Half "]);
      expect(turnsOf(chatState.messages)[0]).toMatchObject({
        state: "done",
        error: "The reply broke off. It did not count.",
      });
    });

    it("stays when its continuation fails without a word, and Retry continues it", async () => {
      await openChat("odile");
      await failing(() => chatEngine.continueReply("m1"), acceptedVariant(0, "m1"));
      expect(good()).toMatchObject({ status: "done", error: failure });
      const again = chatEngine.retry("m1");
      expect(fakes.streams.latest.after).toBe("You are late.".length);
      fakes.streams.latest
        .gives(acceptedVariant(0, "m1"), delta(" Again."), ended("complete"), finish)
        .ends();
      await again;
      expect(good()).toMatchObject({ status: "done", error: null });
      expect(turns()[0]).toBe("character done: You are late. Again.");
    });

    it("keeps the words that were added before its continuation failed", async () => {
      await openChat("odile");
      await failing(() => chatEngine.continueReply("m1"), acceptedVariant(0, "m1"), delta(" Ag"));
      expect(turns()[0]).toBe("character failed: You are late. Ag");
    });

    it("loses the reason when it is dismissed", async () => {
      await openChat("odile");
      await failing(() => chatEngine.regenerate("m1", "shorter"), acceptedVariant(1, "m1"));
      fakes.api.answers("selectVariant", () => ({ message: messageOf("m1", "character", "You are late.") }));
      chatEngine.discard("m1");
      await settle();
      expect(good()?.error).toBeNull();
      expect(fakes.api.inputsOf("selectVariant")).toEqual([
        { chat_key: chatKey, message_id: "m1", index: 0 },
      ]);
    });

    it("shows the messages that are left after a failure, which does not count", async () => {
      await openChat("odile");
      await settle();
      const before = fakes.api.inputsOf("getQuota").length;
      await failing(() => chatEngine.regenerate("m1"), acceptedVariant(1, "m1"));
      expect(fakes.api.inputsOf("getQuota")).toHaveLength(before + 1);
    });

    it("is loaded when another variant fails that another page had begun", async () => {
      const under = messageOf("m4", "character", "Good ", { status: "streaming", seq: 5 });
      fakes.api.answers("getLastHistory", () => ({ ...past, messages: [...past.messages, under] }));
      await openChat("odile");
      await settle();
      const stored = messageOf("m4", "character", "Whole.", { error: failure });
      fakes.api.answers("listMessages", () => ({ ...past, messages: [...past.messages, stored] }));
      fakes.streams.latest.gives(...failed).ends();
      await settle();
      await settle();
      expect(turns().at(-1)).toBe("character done: Whole.");
    });
  });

  it("is failed again when the retry is not accepted", async () => {
    const done = await startAndSettle(replying);
    fakes.streams.latest.gives(ended("error"), finish).ends();
    await done();
    const again = chatEngine.retry("m4");
    fakes.streams.latest.fails(new ApiError("unreachable"));
    await again;
    expect([turns().at(-1), toastsState.toasts.length]).toEqual(["character failed: Good ", 1]);
  });

  it("shows that the connection is being restored", async () => {
    void replying();
    await settle();
    await settle();
    fakes.streams.latest.loses();
    await settle();
    expect(streamingState.isReconnecting).toBe(true);
    fakes.streams.latest.gives(delta("evening"));
    await settle();
    expect(streamingState).toMatchObject({ isReconnecting: false, text: "Good evening" });
  });

  it("has the text that the server stored when the server was restarted during the reply", async () => {
    const done = await startAndSettle(replying);
    const failed = messageOf("m4", "character", "Go", { status: "failed" });
    fakes.api.answers("listMessages", () => ({ ...past, messages: [...past.messages, failed] }));
    fakes.streams.latest.loses().gives(ended("error"), finish).ends();
    await done();
    expect([turns().at(-1), streamingState.messageId]).toEqual(["character failed: Go", ""]);
  });

  it("has the received text when the stored one cannot be loaded", async () => {
    const done = await startAndSettle(replying);
    fakes.streams.latest.loses().gives(ended("error"), finish).ends();
    await done();
    expect(turns().at(-1)).toBe("character failed: Good ");
  });

  it("is no greeting, so it can be regenerated", async () => {
    const done = await startAndSettle(replying);
    fakes.streams.latest.gives(delta("evening."), ended("complete"), finish).ends();
    await done();
    expect(turnsOf(chatState.messages).map((turn) => turn.kind === "character" && turn.greeting)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("is resumed after a reload, from the end of its text", async () => {
    const under = messageOf("m4", "character", "Good ", { status: "streaming", seq: 5 });
    fakes.api.answers("getLastHistory", () => ({ ...past, messages: [...past.messages, under] }));
    await openChat("odile");
    await settle();
    expect(fakes.streams.latest.input).toEqual({
      chat_key: chatKey,
      message_id: "m4",
      alternative_id: "m4-0",
    });
    expect([fakes.streams.latest.after, streamingState.text]).toEqual([5, "Good "]);
    fakes.streams.latest.gives(delta("evening."), ended("complete"), finish).ends();
    await settle();
    expect(turns().at(-1)).toBe("character done: Good evening.");
  });

  it("is not stopped when the user leaves the chat", async () => {
    void replying();
    await settle();
    await settle();
    closeChat();
    await settle();
    expect(fakes.streams.latest.signal.aborted).toBe(true);
    expect(fakes.api.inputsOf("stopReply")).toEqual([]);
    expect([chatState.messages.length, streamingState.messageId]).toEqual([0, ""]);
  });
});

/** Starts a function that ends later. Resolves to a function that waits for its end. */
async function startAndSettle(
  begin: () => Promise<Promise<void>> | Promise<void>,
): Promise<() => Promise<void>> {
  const pending = begin();
  await settle();
  await settle();
  return async () => {
    await pending;
  };
}
