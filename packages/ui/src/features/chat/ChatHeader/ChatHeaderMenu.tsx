import { Suspense, useRef, useState } from "react";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { lazyWithRetry, preload } from "../../../lazyWithRetry.ts";
import * as css from "./ChatHeader.css.ts";
import type { ChatHeaderMenuProps } from "./ChatHeaderActions.ts";

const loadPopup = async () => (await import("./ChatHeaderMenuPopup.tsx")).ChatHeaderMenuPopup;
const ChatHeaderMenuPopup = lazyWithRetry(loadPopup);

/** The menu of the chat; not rendered without actions. */
export function ChatHeaderMenu({ actions, copy }: ChatHeaderMenuProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const any =
    actions.onFindOpen ??
    actions.onReadingOpen ??
    actions.onHistoryOpen ??
    actions.onMemoryOpen ??
    actions.onPersonaOpen ??
    actions.onChatRename ??
    actions.onChatExport ??
    actions.onShortcutsOpen;
  if (any === undefined) return null;
  const prepare = () => preload(loadPopup);
  // The button stays the same element while the list is loaded: another one would lose a press, or the focus.
  return (
    <span className={css.menu} onPointerEnter={prepare} onFocus={prepare}>
      <IconButton
        ref={button}
        label={copy.menu}
        icon={<MoreIcon size={20} />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setWasOpened(true);
          setOpen(!open);
        }}
      />
      {wasOpened && (
        <Suspense>
          <ChatHeaderMenuPopup
            actions={actions}
            open={open}
            onOpenChange={setOpen}
            button={button}
            copy={copy}
          />
        </Suspense>
      )}
    </span>
  );
}
