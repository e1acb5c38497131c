import { sampleCharacter, coverOf } from "../sampleCharacters.fixtures.ts";
import type { ContinueRailChat, ContinueRailProps, ContinueRailSuggestion } from "./ContinueRail.tsx";

function chatWith(slug: string, when: string): ContinueRailChat {
  const character = sampleCharacter(slug);
  return {
    id: `chat-${slug}`,
    name: character.name,
    href: `#chat-${slug}`,
    cover: coverOf(character),
    color: character.color,
    when,
  };
}

const lead: ContinueRailChat = {
  ...chatWith("odile", "18 minutes ago"),
  lastLine:
    "*She slides the matchbook across the table without looking down.* “Room 414. You were there before me. So tell me what you moved.”",
  messageCount: 64,
};
const yusra = chatWith("yusra", "Yesterday, 23:40");

const full = [
  lead,
  yusra,
  chatWith("rosalba", "Tuesday"),
  chatWith("ren", "12 November"),
  chatWith("imre", "9 November"),
];

function suggestionOf(slug: string): ContinueRailSuggestion {
  const character = sampleCharacter(slug);
  const { name, tagline, color } = character;
  return { id: slug, name, tagline, color, cover: coverOf(character), href: `#chat-${slug}` };
}

/** A rail in each state. */
export const continueRailFixtures = {
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
  full: { kind: "ready", value: { chats: full } },
  three: { kind: "ready", value: { chats: full.slice(0, 3) } },
  two: { kind: "ready", value: { chats: [lead, yusra] } },
  one: { kind: "ready", value: { chats: [lead] } },
  newcomer: {
    kind: "ready",
    value: { chats: [], suggestions: ["rosalba", "ren", "sable"].map(suggestionOf) },
  },
  none: { kind: "ready", value: { chats: [] } },
  many: { kind: "ready", value: { chats: [...full, chatWith("sable", "2 November")] } },
  oneMessage: {
    kind: "ready",
    value: { chats: [{ ...lead, messageCount: 1, lastLine: "“So. Which one did you already know about?”" }] },
  },
  withoutCovers: {
    kind: "ready",
    value: { chats: full.slice(0, 3).map((chat) => ({ ...chat, cover: undefined })) },
  },
} as const satisfies Record<string, ContinueRailProps["rail"]>;
