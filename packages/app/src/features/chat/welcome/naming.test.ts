import { beforeEach, describe, expect, it } from "vitest";
import { chatFixture } from "../../../testing/chatFixture.ts";
import { ada, chatOf, messageOf } from "../../../testing/contractData.ts";
import { authState } from "../../auth/auth.store.ts";
import { changeUnsent } from "../../auth/unsentForms.actions.ts";
import { unsentFormsState } from "../../auth/unsentForms.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { NAME_KEY, saveName, skipName } from "./naming.actions.ts";
import { namingState, noNaming } from "./naming.store.ts";
import { hasOpenHelp, namingOf } from "./namingView.ts";

let fakes: ReturnType<typeof chatFixture>;
const greeting = messageOf("m0", "character", "Hello, you.");
const sent = messageOf("m1", "user", "Hi");
const reply = messageOf("m2", "character", "Good evening.");
const chat = { chat: chatOf("k"), chosenPersonaId: undefined, messages: [greeting, sent, reply] };
const newcomer = { ...ada, user_name: "User 1234", name_state: "unset" as const };
const session = () => authState.session;
const shown = (parts: Partial<typeof chat> = {}) => namingOf({ ...chat, ...parts }, session(), namingState);

beforeEach(() => {
  fakes = chatFixture();
  Object.assign(namingState, noNaming);
  authState.session = { kind: "signed-in", user: newcomer };
});

describe("the question for a name", () => {
  it("comes after the first whole reply, and stays while the next one streams", () => {
    expect(shown({ messages: [greeting] })).toBeNull();
    expect(shown({ messages: [greeting, sent] })).toBeNull();
    expect(shown({ messages: [greeting, sent, { ...reply, status: "streaming" }] })).toBeNull();
    expect(shown()).toEqual({ kind: "asking" });
    const next = { ...messageOf("m4", "character", "And"), status: "streaming" as const };
    expect(shown({ messages: [...chat.messages, messageOf("m3", "user", "Oh"), next] })).not.toBeNull();
  });

  it.each(["chosen", "skipped"] as const)("is not asked of a user whose name is %s", (name_state) => {
    authState.session = { kind: "signed-in", user: { ...ada, name_state } };
    expect(shown()).toBeNull();
  });

  it("is not asked of who plays a persona, nor of visitors", () => {
    expect(shown({ chat: { ...chatOf("k"), persona_id: "p1" } })).toBeNull();
    authState.session = { kind: "visitor" };
    expect(shown()).toBeNull();
  });

  it("sets the user's name, and confirms it until the next message", async () => {
    fakes.api.answers("nameUser", ({ user_name }) => ({
      ...newcomer,
      user_name: user_name ?? "",
      name_state: "chosen",
    }));
    chatState.messages = chat.messages;
    await saveName("Rowan");
    expect(session()).toMatchObject({ user: { user_name: "Rowan", name_state: "chosen" } });
    expect(shown()).toEqual({ kind: "saved", name: "Rowan" });
    expect(shown({ messages: [...chat.messages, messageOf("m3", "user", "Oh")] })).toBeNull();
  });

  it("stays with the reason when the name is not saved", async () => {
    fakes.api.fails("nameUser", "unreachable");
    await saveName("Rowan");
    expect(shown()).toEqual({
      kind: "failed",
      error: "Mimi could not be reached. Check your connection and try again.",
    });
    expect(session()).toMatchObject({ user: { name_state: "unset" } });
  });

  it("forgets a half-typed answer when it is answered or skipped", async () => {
    fakes.api.answers("nameUser", () => newcomer);
    for (const answer of [() => saveName("Rowan"), skipName]) {
      changeUnsent(NAME_KEY, { name: "Row" });
      await answer();
      expect(unsentFormsState.forms[NAME_KEY]).toEqual({});
    }
  });

  it("is skipped for good", async () => {
    fakes.api.answers("nameUser", () => ({ ...newcomer, name_state: "skipped" }));
    await skipName();
    expect(shown()).toBeNull();
    expect(fakes.api.inputsOf("nameUser")).toEqual([{ user_name: null }]);
  });
});

it("waits while help in a crisis is open: until a user has closed that of each message", () => {
  const messages = [{ id: "m1", crisis: true }, { id: "m2" }, { id: "m3", crisis: true }];
  expect(hasOpenHelp([{ id: "m2" }], [])).toBe(false);
  expect(hasOpenHelp(messages, [])).toBe(true);
  expect(hasOpenHelp(messages, ["m1"])).toBe(true);
  expect(hasOpenHelp(messages, ["m1", "m3"])).toBe(false);
});
