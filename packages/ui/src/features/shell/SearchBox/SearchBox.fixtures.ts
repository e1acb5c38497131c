import { createElement } from "react";
import type { SearchSuggestionGroup } from "./SearchBoxList.tsx";

/** The cover of a sample character, as small as a suggestion shows it. */
export const smallCover = (id: string) => createElement("img", { src: `covers/${id}-300.webp`, alt: "" });

const recent = {
  kind: "recent",
  suggestions: ["lighthouse", "someone who knows the sea", "chess"].map((label) => ({ id: label, label })),
} as const satisfies SearchSuggestionGroup;

const found = [
  { kind: "tags", suggestions: [{ id: "17", label: "Sea", hint: "128" }] },
  {
    kind: "characters",
    suggestions: [
      {
        id: "ines",
        label: "Ines Calloway",
        hint: "12.4K chats",
        image: smallCover("ines"),
      },
      {
        id: "teague",
        label: "Brannoch Teague",
        hint: "45.8K chats",
        image: smallCover("brannoch"),
      },
      { id: "hrafna", label: "Hrafna Ironwake", hint: "38.2K chats" },
    ],
  },
  { kind: "creators", suggestions: [{ id: "seagrass", label: "@seagrass", hint: "1 character" }] },
] as const satisfies readonly SearchSuggestionGroup[];

const manyTags: readonly SearchSuggestionGroup[] = [
  {
    kind: "tags",
    suggestions: Array.from({ length: 200 }, (_, index) => ({
      id: String(index),
      label: index === 3 ? "w".repeat(90) : index === 4 ? "ים ואוניות" : `Tag number ${index + 1}`,
    })),
  },
];

/** Suggestions, one set for each visible state. */
export const searchBoxFixtures = {
  recent: { query: "", groups: [recent] },
  found: { query: "sea", groups: found },
  searching: { query: "seaf", groups: found, searching: true },
  first: { query: "s", groups: [], searching: true },
  none: { query: "sae serpant", groups: [] },
  many: { query: "t", groups: manyTags },
} as const;
