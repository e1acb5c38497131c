import { smallCover } from "../SearchBox/SearchBox.fixtures.ts";
import type { CommandPaletteProps } from "./CommandPalette.tsx";

const places = {
  kind: "places",
  suggestions: ["Home", "Search", "Your chats", "Your characters", "Create a character"].map((label) => ({
    id: label,
    label,
  })),
} as const;

const actions = {
  kind: "actions",
  suggestions: [
    { id: "settings", label: "Settings" },
    { id: "theme", label: "Switch to light", hint: "Appearance" },
    { id: "shortcuts", label: "Keyboard shortcuts", hint: "?" },
  ],
} as const;

const chats = {
  kind: "chats",
  suggestions: [
    {
      id: "k1",
      label: "The lift that stopped",
      hint: "Odile",
      image: smallCover("odile"),
    },
    {
      id: "k2",
      label: "A night on the roof of the mint",
      hint: "Corvin",
      image: smallCover("corvin"),
    },
  ],
} as const;

/** One per state of CommandPalette. */
export const commandPaletteFixtures = {
  empty: { query: "", groups: [chats, places, actions] },
  found: {
    query: "o",
    groups: [
      { kind: "places", suggestions: places.suggestions.slice(0, 1) },
      { kind: "chats", suggestions: chats.suggestions.slice(0, 1) },
      {
        kind: "characters",
        suggestions: [
          {
            id: "odile",
            label: "Odile Marchetti",
            hint: "45.8K chats",
            image: smallCover("odile"),
          },
        ],
      },
    ],
  },
  searching: {
    query: "odi",
    pending: true,
    groups: [{ kind: "chats", suggestions: chats.suggestions.slice(0, 1) }],
  },
  none: { query: "zeppelin factory", groups: [] },
  many: {
    query: "a",
    groups: [
      {
        kind: "characters",
        suggestions: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: index === 2 ? "w".repeat(90) : index === 3 ? "ליאורה" : `Character ${index + 1}`,
        })),
      },
    ],
  },
} as const satisfies Record<string, Pick<CommandPaletteProps, "query" | "groups" | "pending">>;
