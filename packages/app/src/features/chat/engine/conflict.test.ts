import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../services/api/ApiError.ts";
import {
  accepted,
  chatFixture,
  delta,
  ended,
  finish,
  past,
  settle,
  turns,
} from "../../../testing/chatFixture.ts";
import { messageOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { closeChat, openChat } from "./open.actions.ts";

let fakes: ReturnType<typeof chatFixture>;

beforeEach(() => {
  fakes = chatFixture();
});

describe("a message after a version conflict with another tab", () => {
  const theirs = messageOf("m3", "user", "Quicker");
  const reply = (text: string, status: "streaming" | "done") =>
    messageOf("m4", "character", text, { status, seq: text.length, parent_id: "m3" });
  const opened = () => fakes.streams.opened.map(({ input }) => ("text" in input ? input.text : "resumed"));

  it("waits for the reply to the other message, and is sent once", async () => {
    await openChat("odile");
    await settle();
    fakes.api.answers("listMessages", () => ({
      ...past,
      messages: [...past.messages, theirs, reply("Good ", "streaming")],
    }));
    const done = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(40901));
    await settle();
    expect(opened()).toEqual(["Hello", "resumed"]);
    expect([chatState.outgoing?.state, streamingState.text]).toEqual(["waiting", "Good "]);
    fakes.streams.latest.gives(delta("evening."), ended("complete"), finish).ends();
    await settle();
    expect(opened()).toEqual(["Hello", "resumed", "Hello"]);
    const [first, , second] = fakes.streams.opened.map(({ input }) => input);
    expect(second).toEqual(first);
    const mine = { ...accepted.data, user_message_id: "m5", reply_id: "m6", alternative_id: "m6-0" };
    fakes.streams.latest.gives({ ...accepted, data: mine }, delta("Yes."), ended("complete"), finish).ends();
    await done;
    expect(turns().slice(-4)).toEqual([
      "user done: Quicker",
      "character done: Good evening.",
      "user done: Hello",
      "character done: Yes.",
    ]);
    expect(chatState.outgoing).toBeNull();
  });

  it("is sent again after each conflict with a newer message", async () => {
    await openChat("odile");
    const history = [...past.messages];
    fakes.api.answers("listMessages", () => ({ ...past, messages: [...history] }));
    const done = chatEngine.send("Hello");
    for (const turn of [1, 2, 3]) {
      history.push(messageOf(`q${turn}`, "user", "Quicker"), messageOf(`r${turn}`, "character", "Yes."));
      fakes.streams.latest.fails(new ApiError(40901));
      await settle();
    }
    expect([opened(), chatState.outgoing?.state]).toEqual([Array(4).fill("Hello"), "sending"]);
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await done;
    expect(chatState.outgoing).toBeNull();
  });

  it("is not sent when it was discarded meanwhile", async () => {
    await openChat("odile");
    await settle();
    const messages = [...past.messages, theirs, reply("Good ", "streaming")];
    fakes.api.answers("listMessages", () => ({ ...past, messages }));
    const done = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(40901));
    await settle();
    chatEngine.discard(chatState.outgoing?.clientId ?? "");
    fakes.streams.latest.gives(delta("evening."), ended("complete"), finish).ends();
    await done;
    expect([opened(), chatState.draft]).toEqual([["Hello", "resumed"], "Hello"]);
  });

  it("is sent by the next page when this page is closed while it waits", async () => {
    await openChat("odile");
    await settle();
    const messages = [...past.messages, theirs, reply("Good ", "streaming")];
    fakes.api.answers("listMessages", () => ({ ...past, messages }));
    void chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(40901));
    await settle();
    closeChat();
    fakes.api.answers("getLastHistory", () => ({ ...past, messages: [...past.messages, theirs] }));
    await openChat("odile");
    await settle();
    expect(opened()).toEqual(["Hello", "resumed", "Hello"]);
  });

  it("fails when nothing is new since the last conflict", async () => {
    await openChat("odile");
    fakes.api.answers("listMessages", () => ({
      ...past,
      messages: [...past.messages, theirs, reply("Good evening.", "done")],
    }));
    const done = chatEngine.send("Hello");
    fakes.streams.latest.fails(new ApiError(40901));
    await settle();
    fakes.streams.latest.fails(new ApiError(40901));
    await done;
    expect(opened()).toEqual(["Hello", "Hello"]);
    expect([turns().at(-1), chatState.outgoing?.state]).toEqual(["character done: Good evening.", "failed"]);
  });
});
