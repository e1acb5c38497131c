import type { HiddenItem, HiddenPaneProps } from "./HiddenPane.tsx";

const items = (names: readonly string[]): readonly HiddenItem[] => names.map((name) => ({ id: name, name }));
const none = { tags: [], characters: [], creators: [] } as const;

/** The pane in each state. */
export const hiddenPaneFixtures = {
  some: {
    kind: "ready",
    value: {
      tags: items(["Gothic", "Ghosts", "Court intrigue"]),
      characters: [{ id: "pell", name: "Pell, Last of the Fools", avatar: "covers/pell-300.webp" }],
      creators: items(["halfmoon", "seagrass"]),
    },
  },
  onlyTags: { kind: "ready", value: { ...none, tags: items(["Gothic"]) } },
  many: {
    kind: "ready",
    value: {
      tags: items(Array.from({ length: 200 }, (_, index) => `Tag number ${index + 1}`)),
      characters: items(["w".repeat(60), "ליאורה", ...Array.from({ length: 40 }, (_, i) => `Somebody ${i}`)]),
      creators: [],
    },
  },
  none: { kind: "ready", value: none },
  loading: { kind: "loading" },
  failed: { kind: "failed", onRetry: () => undefined },
} as const satisfies Record<string, HiddenPaneProps["content"]>;
