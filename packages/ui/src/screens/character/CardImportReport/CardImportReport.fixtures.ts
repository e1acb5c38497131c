import type { CardImportView, ReadCard } from "./CardImportView.ts";

const card: ReadCard = {
  name: "Ines Calloway",
  image: "covers/ines-300.webp",
  spec: "Character Card V3",
  unchanged: ["name", "personality", "scenario", "tags", "systemPrompt"],
  renamed: [
    { from: "description", to: "definition" },
    { from: "first_mes", to: "greeting" },
    { from: "alternate_greetings", to: "alternateGreetings" },
    { from: "creator_notes", to: "bio" },
    { from: "character_book", to: "book" },
    { from: "nickname", to: "chatName" },
  ],
  passedThrough: [
    "creator",
    "creation_date",
    "group_only_greetings",
    "extensions.depth_prompt",
    "extensions.chub",
  ],
  skipped: [],
  tooLong: [],
};

/** The report in each state. */
export const cardImportFixtures = {
  reading: { kind: "reading", file: "ines.png" },
  complete: { kind: "read", file: "ines.png", card },
  flawed: {
    kind: "read",
    file: "ines-v2.png",
    card: {
      ...card,
      spec: "Character Card V2",
      tooLong: [
        { field: "definition", used: 21_480, max: 16_000 },
        { field: "alternateGreetings", used: 14, max: 10 },
      ],
      skipped: [
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
      image: undefined,
      spec: "Character Card V1",
      passedThrough: [],
      unchanged: ["name"],
    },
  },
  extremeTexts: {
    kind: "read",
    file: `${"a-very-long-name-".repeat(12)}.png`,
    card: {
      ...card,
      name: "unbroken".repeat(40),
      passedThrough: Array.from({ length: 120 }, (_, place) => `extensions.${"x".repeat(place)}`),
    },
  },
  repaired: {
    kind: "read",
    file: "maren.webp",
    card: {
      ...card,
      name: "Maren Holt",
      repairs: ["encoding", "syntax", "unprintable"],
      adapted: [
        { field: "alternateGreetings", used: 40, of: 52 },
        { field: "bookKeys", used: 128, of: 171 },
        { field: "bookPatterns", used: 12, of: 14 },
      ],
      hasCharacterNote: true,
      hasMaker: true,
      placeholders: ["{{idle_duration}}", "{{getvar::mood}}"],
    },
  },
  likelyTags: {
    kind: "read",
    file: "orrery.png",
    card: {
      ...card,
      name: "Orrery Nine",
      likelyTags: [
        { id: 3, name: "Science fiction", from: "sci-fi", selected: true },
        { id: 4, name: "Fantasy", from: "fantasy adventure", selected: false },
        { id: 9, name: "Adventure", from: "fantasy adventure", selected: false },
      ],
    },
  },
  lorebook: { kind: "lorebook", file: "low-water.json", entries: 48 },
  refused: { kind: "refused", file: "holiday.png", error: "not-a-card" },
  bomb: { kind: "refused", file: "gift.charx", error: "bomb" },
} as const satisfies Record<string, CardImportView>;
