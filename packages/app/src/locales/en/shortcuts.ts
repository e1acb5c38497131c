import type { ShortcutGroup } from "@mimi/ui/shortcut-sheet";

/** All keyboard shortcuts, by page. */
export const shortcutTexts: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    shortcuts: [
      { label: "Search", keys: [["/"]] },
      { label: "Go to a page, a character or a chat", keys: [["Ctrl", "K"]] },
      { label: "Close a dialog", keys: [["Esc"]] },
      { label: "Keyboard shortcuts", keys: [["?"]] },
    ],
  },
  {
    title: "In search",
    shortcuts: [
      { label: "Move through the results", keys: [["↑"], ["↓"]] },
      { label: "Search, or open a result", keys: [["Enter"]] },
      { label: "Clear the search, then close it", keys: [["Esc"]] },
    ],
  },
  {
    title: "In a chat",
    shortcuts: [
      { label: "Send", keys: [["Enter"]] },
      { label: "New line", keys: [["Shift", "Enter"]] },
      { label: "Stop the reply", keys: [["Esc"]] },
      { label: "Previous or next variant of a reply", keys: [["←"], ["→"]] },
      { label: "Undo", keys: [["Ctrl", "Z"]] },
      { label: "Find in this chat", keys: [["Ctrl", "F"]] },
      { label: "Print the whole chat", keys: [["Ctrl", "P"]] },
    ],
  },
  {
    title: "On a message",
    shortcuts: [
      { label: "Previous or next message", keys: [["↑"], ["↓"]] },
      { label: "First or last message", keys: [["Home"], ["End"]] },
      { label: "Move to its buttons", keys: [["Enter"]] },
      { label: "Regenerate", keys: [["R"]] },
      { label: "Edit message", keys: [["E"]] },
      { label: "New chat from here", keys: [["B"]] },
      { label: "Copy", keys: [["C"]] },
      { label: "Pin", keys: [["P"]] },
      { label: "Add to memory", keys: [["M"]] },
      { label: "Delete from here", keys: [["Delete"]] },
    ],
  },
];
