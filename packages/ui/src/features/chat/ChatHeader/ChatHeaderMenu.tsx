import { Suspense, useState } from "react";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
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
    onChatRename,
    onChatExport,
    onShortcutsOpen,
  } = props;
  const [wasPressed, setWasPressed] = useState(false);
  const isHydrating = useIsHydrating();
  const any =
    onFindOpen ??
    onReadingOpen ??
    onHistoryOpen ??
    onMemoryOpen ??
    onPersonaOpen ??
    onChatRename ??
    onChatExport ??
    onShortcutsOpen;
  if (any === undefined) return null;
  const button = (
    <IconButton
      label={copy.menu}
      icon={<MoreIcon size={20} />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasPressed(true)}
    />
  );
  // The button renders at once; the menu's code is loaded after it, and opens if the button was pressed in the meantime.
  if (isHydrating) return button;
  return (
    <Suspense fallback={button}>
      <ChatHeaderMenuEntries {...props} defaultOpen={wasPressed} />
    </Suspense>
  );
}
