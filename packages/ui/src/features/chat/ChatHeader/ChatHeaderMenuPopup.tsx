import { useSyncExternalStore } from "react";
import type { ReactElement, RefObject } from "react";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import { KeyboardIcon } from "../../../components/Icon/KeyboardIcon.generated.ts";
import { MemoryIcon } from "../../../components/Icon/MemoryIcon.generated.ts";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { PrintIcon } from "../../../components/Icon/PrintIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { TextSizeIcon } from "../../../components/Icon/TextSizeIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import { MenuPopup } from "../../../components/Menu/MenuPopup.tsx";
import { matchesMedia, observeMedia } from "../../../components/mediaQuery.ts";
import { languageName } from "../../../languages.ts";
import { media } from "../../../styles/breakpoints.ts";
import type { ChatHeaderActions, ChatHeaderMenuProps } from "./ChatHeaderActions.ts";

interface ChatHeaderMenuPopupProps extends ChatHeaderMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button of the menu. */
  button: RefObject<HTMLElement | null>;
}

/** The list of a chat's menu; a part of ChatHeader that is loaded when the pointer or the focus comes near its button. */
export function ChatHeaderMenuPopup(props: ChatHeaderMenuPopupProps) {
  const { actions, open, onOpenChange, button, copy } = props;
  const { onChatExport } = actions;
  const isTouch = useSyncExternalStore(subscribeToPointer, isTouchScreen, () => false);
  const groups = [
    [
      offer(copy.newChat, <PlusIcon />, actions.onChatCreate),
      offer(copy.history, <HistoryIcon />, actions.onHistoryOpen),
      offer(copy.find, <SearchIcon />, actions.onFindOpen),
    ],
    [
      offer(copy.memory, <MemoryIcon />, actions.onMemoryOpen),
      offer(copy.persona, <UserIcon />, actions.onPersonaOpen),
      offer(copy.reading, <TextSizeIcon />, actions.onReadingOpen),
    ],
    [replyLanguageChoice(actions, copy)],
    [
      offer(copy.rename, <EditIcon />, actions.onChatRename),
      offer(copy.exportMarkdown, <DownloadIcon />, onChatExport && (() => onChatExport("markdown"))),
      offer(copy.exportJson, <DownloadIcon />, onChatExport && (() => onChatExport("json"))),
      offer(copy.print, <PrintIcon />, actions.onChatPrint),
    ],
    [isTouch ? undefined : offer(copy.shortcuts, <KeyboardIcon />, actions.onShortcutsOpen)],
  ]
    .map((group) => group.filter((entry) => entry !== undefined))
    .filter((group) => group.length > 0);
  return (
    <MenuPopup
      label={copy.menu}
      open={open}
      onOpenChange={onOpenChange}
      button={button}
      align="end"
      entries={groups.flatMap((group, index): MenuEntry[] =>
        index === 0 ? group : [{ kind: "separator" }, ...group],
      )}
    />
  );
}

function replyLanguageChoice(
  { replyLanguages, onReplyLanguageChange }: ChatHeaderActions,
  copy: ChatHeaderMenuProps["copy"],
): MenuEntry | undefined {
  if (replyLanguages === undefined || onReplyLanguageChange === undefined) return undefined;
  const { character, user, chosen = character } = replyLanguages;
  const badges = new Map([
    [user, copy.yourLanguage],
    [character, copy.charactersLanguage],
  ]);
  return {
    kind: "choice",
    label: copy.repliesIn,
    // The chosen one is a third one when the user's language has changed since.
    options: [...new Set([character, user, chosen])].map((tag) => ({
      value: tag,
      label: languageName(tag),
      lang: tag,
      badge: badges.get(tag),
    })),
    value: chosen,
    onValueChange: (tag) => onReplyLanguageChange(tag === character ? undefined : tag),
  };
}

function offer(
  label: string,
  icon: ReactElement,
  onSelect: (() => void) | undefined,
): Extract<MenuEntry, { kind: "action" }> | undefined {
  return onSelect && { kind: "action", label, icon, onSelect };
}

const isTouchScreen = () => matchesMedia(media.touch);
const subscribeToPointer = (onChange: () => void) => observeMedia(media.touch, onChange);
