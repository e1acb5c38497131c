import { useState } from "react";
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
import type { ChatHistoryCopy } from "./ChatHistory.copy.ts";
import type { ChatHistoryProps } from "./ChatHistoryProps.ts";
import type { ChatHistoryEntry } from "./ChatHistoryEntries.ts";
import { PanelRename } from "../PanelRename.tsx";

interface ChatHistoryRowProps {
  chat: ChatHistoryEntry;
  current: boolean;
  /** Whether to rename it at once. @default false */
  renaming?: boolean;
  actions: Pick<ChatHistoryProps, "onVisit" | "onRename" | "onPinChange">;
  onDelete?: () => void;
  copy: ChatHistoryCopy;
}

/** A chat with its link, name and actions. */
export function ChatHistoryRow(props: ChatHistoryRowProps) {
  const { chat, current, renaming = false, actions, onDelete, copy } = props;
  const { onRename, onPinChange } = actions;
  const [naming, setNaming] = useState(renaming);
  const entries: MenuEntry[] = [];
  if (onRename !== undefined)
    entries.push({ kind: "action", label: copy.rename, icon: <EditIcon />, onSelect: () => setNaming(true) });
  if (onPinChange !== undefined)
    entries.push({
      kind: "action",
      label: chat.pinned === true ? copy.unpin : copy.pin,
      icon: <PinIcon filled={chat.pinned} />,
      onSelect: () => onPinChange(chat.id, chat.pinned !== true),
    });
  if (onDelete !== undefined)
    entries.push(
      { kind: "separator" },
      { kind: "action", label: copy.delete, icon: <TrashIcon />, tone: "bad", onSelect: onDelete },
    );
  return (
    <li className={panel.item} data-current={current || undefined}>
      <Cover thumb={chat.thumb} />
      {naming ? (
        <PanelRename
          label={copy.renameLabel(chat.title)}
          name={chat.title}
          copy={copy}
          onRename={(title) => onRename?.(chat.id, title)}
          onEnd={() => setNaming(false)}
        />
      ) : (
        <span className={panel.text}>
          <span className={css.top}>
            <span className={panel.title} onClick={actions.onVisit}>
              <Link variant="plain" href={chat.href} current={current} className={css.link}>
                {chat.title}
              </Link>
            </span>
            {chat.pinned === true && <PinIcon size={14} label={copy.pinned} filled />}
            <span className={css.when}>{chat.when}</span>
          </span>
          <span className={css.meta}>
            {chat.characterName} · {copy.messages(chat.messages)}
          </span>
          <span className={css.preview}>{chat.preview}</span>
        </span>
      )}
      {entries.length > 0 && !naming && (
        <span className={css.tools}>
          <Menu
            label={copy.more(chat.title)}
            entries={entries}
            trigger={(props) => (
              <IconButton {...props} size="small" label={copy.more(chat.title)} icon={<MoreIcon />} />
            )}
          />
        </span>
      )}
    </li>
  );
}

/** A small cover, or its placeholder. */
export function Cover({ thumb }: { thumb?: string }) {
  return thumb === undefined ? (
    <span className={css.thumb} />
  ) : (
    <img className={css.thumb} src={thumb} alt="" width={36} height={48} loading="lazy" />
  );
}
