import { beforeEach, describe, expect, it } from "vitest";
import { accepted, chatFixture, ended, finish, past, settle } from "../../../testing/chatFixture.ts";
import { characterOfChat, chatKey, chatOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "../engine/chat.store.ts";
import { characterOfChat as openCharacterOf } from "../engine/messages.ts";
import { closeChat, openChat } from "../engine/open.actions.ts";
import { replyLanguagesOf } from "./replyLanguages.ts";

const german = chatOf(chatKey, { character: characterOfChat({ language: "de" }) });

describe("the languages that replies can be in", () => {
  const chat = { chat: german, character: openCharacterOf(german), chosenReplyLanguage: undefined };

  it("are the character's and the reader's, when they differ", () => {
    expect(replyLanguagesOf(chat, "en")).toEqual({ character: "de", user: "en", chosen: undefined });
    expect(replyLanguagesOf(chat, "de")).toBeUndefined();
    const swiss = chatOf(chatKey, { character: characterOfChat({ language: "de-CH" }) });
    expect(replyLanguagesOf({ ...chat, character: openCharacterOf(swiss) }, "de")).toBeUndefined();
  });

  it("have the one that was chosen for the chat, or for its next message", () => {
    const ofChat = { ...chat, chat: { ...german, reply_language: "fr" as const } };
    expect(replyLanguagesOf(ofChat, "en")?.chosen).toBe("fr");
    expect(replyLanguagesOf({ ...ofChat, chosenReplyLanguage: "en" }, "en")?.chosen).toBe("en");
    expect(replyLanguagesOf({ ...ofChat, chosenReplyLanguage: null }, "en")?.chosen).toBeUndefined();
  });

  it("stay to choose from when another one is chosen than the character's, which is the reader's now", () => {
    expect(replyLanguagesOf({ ...chat, chosenReplyLanguage: "en" }, "de")).toEqual({
      ...{ character: "de", user: "de", chosen: "en" },
    });
  });
});

describe("a chosen language of replies", () => {
  let fakes: ReturnType<typeof chatFixture>;
  beforeEach(async () => {
    fakes = chatFixture();
    fakes.api
      .answers("getLastHistory", () => ({ ...past, chat: german }))
      .answers("listChats", () => ({ items: [german], page: 1, has_more: false, hidden: 0 }));
    await openChat("odile");
    await settle();
  });
  const shown = () => replyLanguagesOf(chatState, "en")?.chosen;
  const reload = async () => {
    closeChat();
    await openChat("odile");
    await settle();
  };

  it("is sent with the next message and with a regeneration, and before it nothing is", async () => {
    const first = chatEngine.send("Hallo");
    expect(fakes.streams.latest.input).not.toHaveProperty("reply_language");
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await first;
    chatEngine.chooseReplyLanguage("en");
    void chatEngine.regenerate("m4");
    await settle();
    expect(fakes.streams.latest.input).toMatchObject({ message_id: "m4", reply_language: "en" });
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await settle();
    chatEngine.chooseReplyLanguage(undefined);
    void chatEngine.send("Wieder deutsch");
    await settle();
    expect(fakes.streams.latest.input).toMatchObject({ reply_language: null });
  });

  it("is still chosen after a reload, until it is sent with a message", async () => {
    chatEngine.chooseReplyLanguage("en");
    await reload();
    expect(shown()).toBe("en");
    const sent = chatEngine.send("Hallo");
    fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
    await sent;
    await reload();
    expect(shown()).toBeUndefined();
  });
});
