import { describe, expect, it } from "vitest";
import { demoLanguages } from "../languages/demoLanguages.ts";
import { plainLines } from "../lines/plainLines.ts";
import type { DemoCharacter } from "./DemoRequest.ts";
import { demoTask } from "./demoTasks.ts";
import { otherLanguages } from "./otherLanguages.fixtures.ts";
import { demoReply } from "./reply.ts";
import { plain } from "./shape.ts";

const bob: DemoCharacter = {
  ...{ name: "Bob the Baker", chatName: "Bob", userName: "Sam" },
  ...{ definition: "", personality: "Grumpy.", scenario: "", exampleDialogs: "", memory: "" },
};

function isSpoken(reply: string, lines: readonly string[]): boolean {
  return lines.some((line) => plain(reply).includes(plain(line)));
}

describe.each(otherLanguages)("a chosen language of replies, with messages in $tag,", (messages) => {
  const { tag, honesty, name } = messages;
  const language = demoLanguages.find((one) => one.tag === tag);
  if (!language) throw new Error(`${tag} is no language of the demo.`);
  const [sad = ""] = messages.badNews;

  it("is English, and the messages are understood", () => {
    const card = { ...bob, replyLanguage: "en", isUnnamed: true } as const;
    expect(isSpoken(demoReply(card, [], honesty), plainLines.honest), honesty).toBe(true);
    expect(isSpoken(demoReply(card, [], sad), plainLines.quiet), sad).toBe(true);
    expect(demoReply(card, [], name)).toContain("You have not told me your name yet.");
  });

  it("is that language when the messages are in English, also of suggestions", () => {
    const card = { ...bob, replyLanguage: tag };
    expect(isSpoken(demoReply(card, [], "Are you an AI?"), language.lines.honest)).toBe(true);
    expect(isSpoken(demoReply(card, [], "My father died."), language.lines.quiet)).toBe(true);
    const line = { by: "user", number: 1, name: "Sam", text: "Good evening to you." } as const;
    expect(JSON.parse(demoTask("suggest", [line], tag))).toEqual(language.suggestions);
  });
});
