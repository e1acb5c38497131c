import type { ShortcutGroup } from "@mimi/ui/shortcut-sheet";

/** All keyboard shortcuts, by page. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { label: "Search", keys: [["/"]] },
      { label: "Go to a page, a character or a chat", keys: [["Ctrl", "K"]] },
      { label: "Close a dialog", keys: [["Esc"]] },
      { label: "This sheet", keys: [["?"]] },
    ],
  },
  {
    title: "In a search",
    shortcuts: [
      { label: "Go through what was found", keys: [["↑"], ["↓"]] },
      { label: "Search, or open a result", keys: [["Enter"]] },
      { label: "Clear the search, then leave it", keys: [["Esc"]] },
    ],
  },
  {
    title: "In a chat",
    shortcuts: [
      { label: "Send", keys: [["Enter"]] },
      { label: "New line", keys: [["Shift", "Enter"]] },
      { label: "Stop the reply", keys: [["Esc"]] },
      { label: "Other versions of a reply", keys: [["←"], ["→"]] },
      { label: "Undo", keys: [["Ctrl", "Z"]] },
    ],
  },
  {
    title: "On a message",
    shortcuts: [
      { label: "The message before, the one after", keys: [["↑"], ["↓"]] },
      { label: "The first message, the last one", keys: [["Home"], ["End"]] },
      { label: "To its buttons", keys: [["Enter"]] },
      { label: "Regenerate", keys: [["R"]] },
      { label: "Edit message", keys: [["E"]] },
      { label: "New chat from here", keys: [["B"]] },
      { label: "Copy", keys: [["C"]] },
      { label: "Pin", keys: [["P"]] },
      { label: "Remember it", keys: [["M"]] },
      { label: "Delete from here", keys: [["Delete"]] },
    ],
  },
];
