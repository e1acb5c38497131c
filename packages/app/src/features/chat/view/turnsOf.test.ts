import { expect, it } from "vitest";
import { characterOf, messageOf } from "../../../testing/contractData.ts";
import { timeOfDay } from "../../../state/texts/dates.ts";
import { greetingsOf } from "../engine/messages.ts";
import { greetingTurn, turnsOf, pendingTurns, withFixedGreeting, withStreaming } from "./turnsOf.ts";

it.each([
  ["done", "complete", "done"],
  ["done", "length", "cut"],
  ["stopped", "stopped", "stopped"],
  ["failed", "error", "failed"],
  ["blocked", "blocked", "blocked"],
] as const)("maps a reply with status %s and finish %s to %s", (status, finish, state) => {
  const variant = { id: "a", text: "Good", created_at: "2026-11-20T11:00:00Z", original: null };
  const alternatives = [{ ...variant, finish }];
  expect(turnsOf([messageOf("m", "character", "", { status, alternatives })])).toMatchObject([
    { state, text: "Good" },
  ]);
});

it("shows the local time of complete replies only", () => {
  const at = { created_at: "2026-11-20T11:00:00Z" };
  const time = timeOfDay(at.created_at);
  const turns = turnsOf([
    messageOf("m1", "user", "Hello", at),
    messageOf("m2", "character", "Good evening.", at),
    messageOf("m3", "character", "Go", { ...at, status: "stopped" }),
  ]);
  expect(turns.map((turn) => ("time" in turn ? turn.time : undefined))).toEqual([undefined, time, undefined]);
});

it("returns the same turn for an unchanged message", () => {
  const message = messageOf("m", "user", "Hello");
  expect(turnsOf([message])[0]).toBe(turnsOf([message])[0]);
});

it("returns the same turns for an unchanged history", () => {
  const messages = [messageOf("m", "user", "Hello")];
  expect(turnsOf(messages)).toBe(turnsOf(messages));
});

const notStreaming = { messageId: "", text: "", variantIndex: 0, isReconnecting: false };

it("has the same id before and after a message is accepted", () => {
  const outgoing = { clientId: "c1", text: "Hello", state: "sending" } as const;
  const before = pendingTurns([outgoing], notStreaming, [])[0];
  expect(turnsOf([messageOf("m3", "user", "Hello", { client_id: "c1" })])[0]?.id).toBe(before?.id);
});

it("is waiting until the first text, then streaming", () => {
  const streaming = { ...notStreaming, messageId: "m4" };
  expect(pendingTurns([], streaming, [])).toMatchObject([{ state: "waiting" }]);
  expect(pendingTurns([], { ...streaming, text: "Good" }, [])).toMatchObject([
    { state: "streaming", text: "Good" },
  ]);
});

it("shows that the connection is being restored", () => {
  const streaming = { ...notStreaming, messageId: "m4", text: "Good", isReconnecting: true };
  expect(pendingTurns([], streaming, [])).toMatchObject([{ state: "reconnecting", text: "Good" }]);
});

it("shows a regenerated reply in its place, with one variant more", () => {
  const messages = [messageOf("m2", "character", "Good evening."), messageOf("m3", "user", "Hm.")];
  const streaming = { ...notStreaming, messageId: "m2", text: "You", variantIndex: 1 };
  expect(withStreaming(turnsOf(messages), messages, streaming)).toMatchObject([
    { id: "m2", state: "streaming", text: "You", variants: { current: 1, count: 2 } },
    { id: "client-of-m3" },
  ]);
  expect(pendingTurns([], streaming, messages)).toEqual([]);
});

it("shows waiting messages after the streaming reply", () => {
  const waiting = { clientId: "c2", text: "And?", state: "waiting" } as const;
  const turns = pendingTurns([waiting], { ...notStreaming, messageId: "m4", text: "Good" }, []);
  expect(turns.map(({ id }) => id)).toEqual(["m4", "c2"]);
});

// Rule: macros-replaced
it("fills the macros of all greetings", () => {
  const alternate_greetings = [" ", "{{// a note}}", "Come in, {{USER}}.{{// a note}}{{getvar::mood}}"];
  const greetings = greetingsOf(characterOf("odile", { alternate_greetings }), {
    ...{ userName: "Ada", chatKey: "chat-1", now: new Date("2026-11-27T19:05:00Z") },
  });
  expect(greetings).toEqual(["Odile looks up. “You are late, Ada.”", "Come in, Ada."]);
  expect(greetingTurn(greetings, 1)).toMatchObject([
    { text: "Come in, Ada.", variants: { current: 1, count: 2 }, proposed: true },
  ]);
});

it("shows no greeting when there is none", () => {
  expect(greetingTurn([], 0)).toEqual([]);
});

// Rule: greeting-fixed-once-answered
it("has the variants of a greeting until it is answered", () => {
  const [greeting, answer] = [greetingTurn(["Come in.", "Wait."], 1), { kind: "user", id: "c1" } as const];
  expect(withFixedGreeting(greeting)).toBe(greeting);
  const turns = () => withFixedGreeting([...greeting, { ...answer, text: "Hello", state: "sending" }]);
  expect(turns()[0]).toMatchObject({ text: "Wait.", variants: undefined });
  expect(turns()[0]).toBe(turns()[0]);
});

it("has no variants of an answered greeting below the notice at the start and the line of its day", () => {
  const notices = [
    { kind: "disclosure", id: "disclosure", moment: "start" },
    { kind: "notice", id: "day-m0", text: "Yesterday" },
  ] as const;
  const answer = { kind: "user", id: "c1", text: "Hello", state: "sent" } as const;
  const turns = withFixedGreeting([...notices, ...greetingTurn(["Come in.", "Wait."], 1), answer]);
  expect(turns[2]).toMatchObject({ text: "Wait.", variants: undefined });
});
