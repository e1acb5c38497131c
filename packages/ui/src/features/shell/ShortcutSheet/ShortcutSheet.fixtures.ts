import type { ShortcutGroup } from "./ShortcutSheet.tsx";

const everywhere = {
  title: "Everywhere",
  shortcuts: [
    { label: "Search", keys: [["/"]] },
    { label: "Undo", keys: [["Ctrl", "Z"]] },
    { label: "Keyboard shortcuts", keys: [["?"]] },
  ],
} as const;

/** Sample shortcuts. */
export const shortcutGroupFixtures = {
  chat: [
    {
      title: "In a chat",
      shortcuts: [
        { label: "Send", keys: [["Enter"]] },
        { label: "New line", keys: [["Shift", "Enter"]] },
        { label: "Stop the reply", keys: [["Esc"]] },
        { label: "Previous or next variant of a reply", keys: [["←"], ["→"]] },
      ],
    },
    everywhere,
  ],
  page: [everywhere],
  longTexts: [
    {
      title: "Wo immer man gerade ist",
      shortcuts: [
        {
          label: "Die zuletzt gelöschte Unterhaltung mitsamt allen Antworten zurückholen",
          keys: [["Strg", "Umschalt", "Z"], ["Rückgängig"]],
        },
      ],
    },
  ],
} as const satisfies Record<string, readonly ShortcutGroup[]>;
