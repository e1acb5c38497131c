import { describe, expect, it } from "vitest";
import type { ModelMessage } from "../Model.ts";
import { roleMessages } from "./roleMessages.ts";

const greeting: ModelMessage = { role: "assistant", text: "Good evening." };
const hello: ModelMessage = { role: "user", text: "Hello" };
const note: ModelMessage = { role: "system", text: "Be brief." };
const card = "You are Odile.";

type Format = Parameters<typeof roleMessages>[2];
const sent = (messages: readonly ModelMessage[], format: Partial<Format>) =>
  roleMessages(card, messages, { systemRole: "anywhere", alternateRoles: false, ...format }).map(
    ({ role, content }) => [role, content],
  );

describe("the roles of messages", () => {
  it("are our own for a server that allows every order", () => {
    expect(sent([greeting, hello, note], {})).toEqual([
      ["system", "You are Odile."],
      ["assistant", "Good evening."],
      ["user", "Hello"],
      ["system", "Be brief."],
    ]);
  });

  it("have one system message at the beginning, and a later one is in the user's message beside it", () => {
    expect(sent([greeting, hello, note], { systemRole: "first" })).toEqual([
      ["system", "You are Odile."],
      ["assistant", "Good evening."],
      ["user", "Hello\n\nBe brief."],
    ]);
    expect(sent([hello, greeting, note], { systemRole: "first" }).at(-1)).toEqual(["user", "Be brief."]);
  });

  // Rule: message-roles
  it("without a system role have the system text in the first message of the user", () => {
    expect(sent([hello, greeting, hello, note], { systemRole: "none" })).toEqual([
      ["user", "You are Odile.\n\nHello"],
      ["assistant", "Good evening."],
      ["user", "Hello\n\nBe brief."],
    ]);
    expect(sent([greeting, hello], { systemRole: "none" })).toEqual([
      ["user", "You are Odile."],
      ["assistant", "Good evening."],
      ["user", "Hello"],
    ]);
  });

  // Rule: message-roles
  it("alternate, beginning with the user, and neighbours are merged", () => {
    const format = { alternateRoles: true };
    expect(sent([greeting, hello, { role: "user", text: "Still there?" }, note], format)).toEqual([
      ["system", "You are Odile."],
      ["user", "[Start of the chat]"],
      ["assistant", "Good evening."],
      ["user", "Hello\n\nStill there?\n\nBe brief."],
    ]);
    expect(sent([hello, greeting, greeting], format).slice(1)).toEqual([
      ["user", "Hello"],
      ["assistant", "Good evening.\n\nGood evening."],
    ]);
  });

  it("alternate without a system role, too", () => {
    expect(sent([greeting, hello, note], { systemRole: "none", alternateRoles: true })).toEqual([
      ["user", "You are Odile."],
      ["assistant", "Good evening."],
      ["user", "Hello\n\nBe brief."],
    ]);
  });

  it("merge nothing that no server forbids: messages of the user stay apart", () => {
    expect(sent([hello, hello], { systemRole: "first" })).toHaveLength(3);
  });

  it("have no empty system message", () => {
    expect(roleMessages("", [hello], { systemRole: "anywhere", alternateRoles: false })).toEqual([
      { role: "user", content: "Hello" },
    ]);
  });
});
