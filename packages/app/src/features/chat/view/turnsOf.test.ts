import { expect, it } from "vitest";
import { characterOf, messageOf } from "../../../testing/contractData.ts";
import { timeOfDay } from "../../../state/when.ts";
import { greetingsOf } from "../engine/messages.ts";
import { greetingTurn, turnsOf, pendingTurns, withStreaming } from "./turnsOf.ts";

it.each([
  ["done", "complete", "done"],
  ["done", "length", "cut"],
  ["stopped", "stopped", "stopped"],
  ["failed", "error", "failed"],
  ["blocked", "blocked", "blocked"],
] as const)("shows a reply that is %s by %s as %s", (status, finish, state) => {
  const wording = { id: "a", text: "Good", created_at: "2026-11-20T11:00:00Z", original: null };
  const alternatives = [{ ...wording, finish }];
  expect(turnsOf([messageOf("m", "character", "", { status, alternatives })])).toMatchObject([
    { state, text: "Good" },
  ]);
});

it("tells the local time of a reply that is done, and of no other turn", () => {
  const at = { created_at: "2026-11-20T11:00:00Z" };
  const time = timeOfDay(at.created_at);
  const turns = turnsOf([
    messageOf("m1", "user", "Hello", at),
    messageOf("m2", "character", "Good evening.", at),
    messageOf("m3", "character", "Go", { ...at, status: "stopped" }),
  ]);
  expect(turns.map((turn) => ("time" in turn ? turn.time : undefined))).toEqual([undefined, time, undefined]);
});

it("keeps the turn of a message that did not change", () => {
  const message = messageOf("m", "user", "Hello");
  expect(turnsOf([message])[0]).toBe(turnsOf([message])[0]);
});

it("looks through a history once", () => {
  const messages = [messageOf("m", "user", "Hello")];
  expect(turnsOf(messages)).toBe(turnsOf(messages));
});

const nothing = { messageId: "", text: "", variantIndex: 0, isReconnecting: false };

it("gives a message the same id before and after it was accepted", () => {
  const outgoing = { clientId: "c1", text: "Hello", state: "sending" } as const;
  const before = pendingTurns([outgoing], nothing, [])[0];
  expect(turnsOf([messageOf("m3", "user", "Hello", { client_id: "c1" })])[0]?.id).toBe(before?.id);
});

it("waits until the first word, then streams", () => {
  const live = { ...nothing, messageId: "m4" };
  expect(pendingTurns([], live, [])).toMatchObject([{ state: "waiting" }]);
  expect(pendingTurns([], { ...live, text: "Good" }, [])).toMatchObject([
    { state: "streaming", text: "Good" },
  ]);
});

it("says when the connection of a reply is being made again", () => {
  const live = { ...nothing, messageId: "m4", text: "Good", isReconnecting: true };
  expect(pendingTurns([], live, [])).toMatchObject([{ state: "reconnecting", text: "Good" }]);
});

it("shows a reply that is written anew in its own place, as one wording more", () => {
  const messages = [messageOf("m2", "character", "Good evening."), messageOf("m3", "user", "Hm.")];
  const live = { ...nothing, messageId: "m2", text: "You", variantIndex: 1 };
  expect(withStreaming(turnsOf(messages), messages, live)).toMatchObject([
    { id: "m2", state: "streaming", text: "You", variants: { current: 1, count: 2 } },
    { id: "client-of-m3" },
  ]);
  expect(pendingTurns([], live, messages)).toEqual([]);
});

it("shows what waits after what is being written", () => {
  const waiting = { clientId: "c2", text: "And?", state: "waiting" } as const;
  const turns = pendingTurns([waiting], { ...nothing, messageId: "m4", text: "Good" }, []);
  expect(turns.map(({ id }) => id)).toEqual(["m4", "c2"]);
});

it("greets by name, with every greeting to choose from", () => {
  const greetings = greetingsOf(
    characterOf("odile", { alternate_greetings: [" ", "Come in, {{USER}}."] }),
    "Ada",
  );
  expect(greetings).toEqual(["Odile looks up. “You are late, Ada.”", "Come in, Ada."]);
  expect(greetingTurn(greetings, 1)).toMatchObject([
    { text: "Come in, Ada.", variants: { current: 1, count: 2 }, proposed: true },
  ]);
});

it("shows no greeting where there is none", () => {
  expect(greetingTurn([], 0)).toEqual([]);
});
