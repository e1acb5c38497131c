import { Suspense, useState } from "react";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import type { ChatHeaderMenuProps } from "./ChatHeaderActions.ts";

const ChatHeaderMenuEntries = lazyWithRetry(
  async () => (await import("./ChatHeaderMenuEntries.tsx")).ChatHeaderMenuEntries,
);

/** The menu of the chat; not rendered without actions. */
export function ChatHeaderMenu(props: ChatHeaderMenuProps) {
  const {
    copy,
    onFindOpen,
    onReadingOpen,
    onHistoryOpen,
    onMemoryOpen,
    onPersonaOpen,
    onRename,
    onExport,
    onShortcutsOpen,
  } = props;
  const [wanted, setWanted] = useState(false);
  const any =
    onFindOpen ??
    onReadingOpen ??
    onHistoryOpen ??
    onMemoryOpen ??
    onPersonaOpen ??
    onRename ??
    onExport ??
    onShortcutsOpen;
  if (any === undefined) return null;
  return (
    // The button renders at once; the menu's code is loaded after it, and opens if the button was pressed in the
    // meantime.
    <Suspense
      fallback={
        <IconButton
          label={copy.menu}
          icon={<MoreIcon size={20} />}
          popup="menu"
          expanded={false}
          onPress={() => setWanted(true)}
        />
      }
    >
      <ChatHeaderMenuEntries {...props} defaultOpen={wanted} />
    </Suspense>
  );
}
