import type { CardImportView, ReadCard } from "./CardImportView.ts";

const card: ReadCard = {
  name: "Ines Calloway",
  picture: "/covers/ines-300.webp",
  spec: "Character Card V3",
  kept: ["name", "personality", "scenario", "tags", "systemPrompt"],
  mapped: [
    { from: "description", to: "definition" },
    { from: "first_mes", to: "greeting" },
    { from: "alternate_greetings", to: "alternates" },
    { from: "creator_notes", to: "bio" },
    { from: "character_book", to: "book" },
    { from: "nickname", to: "chatName" },
  ],
  carried: ["creator", "creation_date", "group_only_greetings", "extensions.depth_prompt", "extensions.chub"],
  refused: [],
  tooLong: [],
};

/** The report in each state. */
export const cardImportFixtures = {
  reading: { kind: "reading", file: "ines.png" },
  whole: { kind: "read", file: "ines.png", card },
  flawed: {
    kind: "read",
    file: "ines-v2.png",
    card: {
      ...card,
      spec: "Character Card V2",
      tooLong: [
        { field: "definition", used: 21_480, limit: 16_000 },
        { field: "alternates", used: 14, limit: 10 },
      ],
      refused: [
        { what: "__proto__", why: "unsafe" },
        { what: "first_mes", why: "not-text" },
        { what: "assets/emotion/joy.png", why: "not-taken" },
      ],
    },
  },
  plain: {
    kind: "read",
    file: "pell.json",
    card: {
      ...card,
      name: "Pell",
      picture: undefined,
      spec: "Character Card V1",
      carried: [],
      kept: ["name"],
    },
  },
  stress: {
    kind: "read",
    file: `${"a-very-long-name-".repeat(12)}.png`,
    card: {
      ...card,
      name: "unbroken".repeat(40),
      carried: Array.from({ length: 120 }, (_, place) => `extensions.${"x".repeat(place)}`),
    },
  },
  refused: { kind: "refused", file: "holiday.png", fault: "not-a-card" },
  bomb: { kind: "refused", file: "gift.charx", fault: "bomb" },
} as const satisfies Record<string, CardImportView>;
