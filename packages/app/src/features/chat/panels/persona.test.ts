import { beforeEach, expect, it } from "vitest";
import { accepted, chatFixture, ended, finish, past, settle } from "../../../testing/chatFixture.ts";
import { chatKey, chatOf } from "../../../testing/contractData.ts";
import { chatEngine } from "../chatEngine.ts";
import { chatState } from "../engine/chat.store.ts";
import { closeChat, openChat } from "../engine/open.actions.ts";
import {
  choosePersona,
  draftPersona,
  loadPersonas,
  removePersona,
  savePersonaDraft,
} from "./persona.actions.ts";
import { personaState } from "./persona.store.ts";
import { personaIdOf, personaNameOf } from "./personaView.ts";

let fakes: ReturnType<typeof chatFixture>;
const marguerite = { id: "p1", name: "Marguerite", description: "Plays cards.", avatar: null };
const chat = chatOf(chatKey, { persona_id: "p1" });
const who = () => {
  const id = personaIdOf(chatState);
  return [id, personaNameOf(id, personaState.list)];
};

beforeEach(async () => {
  fakes = chatFixture();
  fakes.api
    .answers("listPersonas", () => ({ items: [marguerite] }))
    .answers("getLastHistory", () => ({ ...past, chat }))
    .answers("listChats", () => ({ items: [chat], page: 1, has_more: false, hidden: 0 }));
  await openChat("odile");
  await settle();
});

it("is the persona of the chat, with its name", () => {
  expect(who()).toEqual(["p1", "Marguerite"]);
});

it("is not sent with a message unless another one was chosen", async () => {
  void chatEngine.send("Hello");
  await settle();
  expect(fakes.streams.latest.input).not.toHaveProperty("persona_id");
});

it("is sent with the next message and with a regeneration when it was chosen", async () => {
  choosePersona(undefined);
  expect(who()).toEqual([null, undefined]);
  const sent = chatEngine.send("Hello");
  expect(fakes.streams.latest.input).toMatchObject({ persona_id: null });
  fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
  await sent;
  choosePersona("p1");
  void chatEngine.regenerate("m4");
  await settle();
  expect(fakes.streams.latest.input).toMatchObject({ message_id: "m4", persona_id: "p1" });
});

it("is still chosen after a reload, until it is sent with a message", async () => {
  const reload = async () => {
    closeChat();
    await openChat("odile");
    await settle();
  };
  choosePersona(undefined);
  await reload();
  expect(who()).toEqual([null, undefined]);
  const sent = chatEngine.send("Hello");
  fakes.streams.latest.gives(accepted, ended("complete"), finish).ends();
  await sent;
  await reload();
  expect(who()).toEqual(["p1", "Marguerite"]);
});

it("is not chosen any more when it was deleted elsewhere", async () => {
  choosePersona("p9");
  await loadPersonas();
  expect(who()).toEqual([null, undefined]);
});

it("is saved, listed and chosen when it is new", async () => {
  const nina = { id: "p2", name: "Nina", description: "", avatar: null };
  fakes.api.answers("savePersona", () => nina);
  draftPersona({ name: "Nina", description: "" });
  await savePersonaDraft({ name: "Nina", description: "" });
  expect([who(), personaState.draft]).toEqual([["p2", "Nina"], null]);
});

it("keeps the form when saving fails", async () => {
  fakes.api.fails("savePersona", "unreachable");
  await savePersonaDraft({ name: "Nina", description: "Tall" });
  expect(personaState.draft).toMatchObject({ name: "Nina", description: "Tall", state: { kind: "failed" } });
});

it("is none when it is deleted", async () => {
  fakes.api.answers("deletePersona", () => ({}));
  await loadPersonas();
  await removePersona("p1");
  expect([who(), chatState.chat?.persona_id]).toEqual([[null, undefined], null]);
});

it("restores what was typed into the form of the same persona, until it is saved or cancelled", async () => {
  draftPersona({ name: "", description: "" });
  draftPersona({ name: "Ada", description: "A pil" });
  personaState.draft = null;
  draftPersona({ name: "", description: "" });
  await settle();
  expect(personaState.draft).toMatchObject({ name: "Ada", description: "A pil" });
  draftPersona(undefined);
  draftPersona({ name: "", description: "" });
  await settle();
  expect(personaState.draft).toMatchObject({ name: "", description: "" });
});

it("keeps what is typed into the form until a persona is saved", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<typeof marguerite>();
  fakes.api.answers("savePersona", () => answered);
  draftPersona({ id: "p1", name: "Marguerite", description: "Plays" });
  const saving = savePersonaDraft({ id: "p1", name: "Marguerite", description: "Plays" });
  draftPersona({ id: "p1", name: "Marguerite", description: "Plays cards, and wins" });
  answer(marguerite);
  await saving;
  expect(personaState.draft).toMatchObject({ description: "Plays cards, and wins" });
});
