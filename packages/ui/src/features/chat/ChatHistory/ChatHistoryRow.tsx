import { useState } from "react";
import { useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { PinIcon } from "../../../components/Icon/PinIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/Menu.tsx";
import * as panel from "../panel.css.ts";
import * as css from "./ChatHistory.css.ts";
import type { ChatHistoryEntry } from "./ChatHistoryEntries.ts";
import { ChatHistoryOrigin } from "./ChatHistoryOrigin.tsx";
import { ChatThumb } from "../ChatThumb.tsx";
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatListProps } from "./ChatHistoryProps.ts";
import { PanelRename } from "../PanelRename.tsx";

/** What the user can do with a chat of the list, and which one is open or being renamed. */
export type ChatRowActions = Pick<
  ChatListProps,
  | "currentId"
  | "renamingId"
  | "maxLength"
  | "titleDrafts"
  | "onChatOpen"
  | "onChatRename"
  | "onChatPinChange"
  | "onChatDelete"
  | "onTitleDraftChange"
>;

interface ChatHistoryRowProps {
  chat: ChatHistoryEntry;
  actions: ChatRowActions;
  copy: ChatHistoryCopy;
}

/** A chat with its link, name and actions. */
export function ChatHistoryRow({ chat, actions, copy }: ChatHistoryRowProps) {
  const number = useNumberFormat();
  const { onChatOpen, onChatRename, onChatPinChange, onChatDelete } = actions;
  const [naming, setNaming] = useState(chat.id === actions.renamingId);
  const [deleting, setDeleting] = useState(false);
  const current = chat.id === actions.currentId;
  const entries: MenuEntry[] = [];
  if (onChatRename !== undefined)
    entries.push({ kind: "action", label: copy.rename, icon: <EditIcon />, onSelect: () => setNaming(true) });
  if (onChatPinChange !== undefined)
    entries.push({
      kind: "action",
      label: chat.pinned === true ? copy.unpin : copy.pin,
      icon: <PinIcon filled={chat.pinned} />,
      onSelect: () => onChatPinChange(chat.id, chat.pinned !== true),
    });
  if (onChatDelete !== undefined)
    entries.push(
      { kind: "separator" },
      {
        kind: "action",
        label: copy.delete,
        icon: <TrashIcon />,
        tone: "danger",
        onSelect: () => setDeleting(true),
      },
    );
  return (
    <li className={panel.item} data-current={current || undefined}>
      <ChatThumb className={css.thumb} thumb={chat.thumb} name={chat.characterName} />
      {naming ? (
        <PanelRename
          label={copy.renameLabel(chat.title)}
          name={chat.title}
          copy={copy}
          maxLength={actions.maxLength}
          draft={actions.titleDrafts?.[chat.id]}
          onDraftChange={(draft) => actions.onTitleDraftChange?.(chat.id, draft)}
          onRename={(title) => onChatRename?.(chat.id, title)}
          onEnd={() => setNaming(false)}
        />
      ) : (
        <span className={panel.text}>
          <span className={css.top}>
            <span dir="auto" className={panel.title} data-private="" onClick={onChatOpen}>
              <Link
                variant="plain"
                href={chat.href}
                aria-current={current ? "page" : undefined}
                className={css.link}
              >
                {chat.title}
              </Link>
            </span>
            {chat.pinned === true && <PinIcon size={14} label={copy.pinned} filled />}
            <span className={css.when}>{chat.when}</span>
          </span>
          <span className={css.meta}>
            <bdi>{chat.characterName}</bdi>{" "}
            <span>{`· ${copy.messages(chat.messages, number(chat.messages))}`}</span>
          </span>
          <ChatHistoryOrigin origin={chat.origin} copy={copy} />
          <span dir="auto" className={css.preview} data-private="">
            {chat.preview}
          </span>
        </span>
      )}
      {entries.length > 0 && !naming && (
        <span className={css.tools}>
          <Menu
            label={copy.more(chat.title)}
            entries={entries}
            trigger={(trigger) => (
              <IconButton {...trigger} size="small" label={copy.more(chat.title)} icon={<MoreIcon />} />
            )}
          />
        </span>
      )}
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={setDeleting}
          title={copy.deleteTitle(chat.title)}
          description={copy.deleteBody(chat.characterName, chat.messages, number(chat.messages))}
          copy={{ cancel: copy.cancel, confirm: copy.delete }}
          onConfirm={() => {
            setDeleting(false);
            onChatDelete?.(chat.id);
          }}
        />
      )}
    </li>
  );
}
