import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { isInputMethodKey } from "../../../../components/isInputMethodKey.ts";
import { useCopy } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { MoreIcon } from "../../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../../components/Menu/Menu.tsx";
import type { MessageAction } from "../actions/MessageAction.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import { useRovingTabIndex } from "./useRovingTabIndex.ts";
import * as css from "./MessageTools.css.ts";

interface MessageToolsProps {
  /** The available actions, in order. */
  actions: readonly MessageAction[];
  onSelect: (action: MessageAction) => void;
  /** The user left the tools by Escape. */
  onLeave: () => void;
}

/** The actions on a message; a part of Message that is loaded after the messages have rendered. */
export function MessageTools({ actions, onSelect, onLeave }: MessageToolsProps) {
  const copy = useCopy(messagePartCopy);
  const bar = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useRovingTabIndex(bar);
  const buttons = actions.filter(({ placement }) => placement === "toolbar");
  const entries = actions.filter(({ placement }) => placement === "menu");
  if (actions.length === 0) return null;
  return (
    <div
      ref={bar}
      className={css.tools}
      role="toolbar"
      aria-label={copy.tools}
      onFocus={onFocus}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (isInputMethodKey(event)) return;
        if (event.key !== "Escape") return onKeyDown(event);
        // The open menu handles Escape itself.
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        onLeave();
      }}
    >
      {buttons.map((action) => (
        <IconButton
          key={action.id}
          size="small"
          label={action.label}
          icon={action.icon}
          onClick={() => onSelect(action)}
        />
      ))}
      {entries.length > 0 && (
        <Menu
          label={copy.more}
          align="start"
          entries={entries.flatMap((action, index) => entryOf(action, entries[index - 1], onSelect))}
          trigger={(trigger) => (
            <IconButton {...trigger} size="small" label={copy.more} icon={<MoreIcon />} />
          )}
        />
      )}
    </div>
  );
}

/** The entry of an action, below a line where a group begins. */
function entryOf(
  action: MessageAction,
  before: MessageAction | undefined,
  onSelect: (action: MessageAction) => void,
): readonly MenuEntry[] {
  const { label, icon, tone, group } = action;
  const entry: MenuEntry = {
    kind: "action",
    label,
    icon,
    tone,
    onSelect: () => onSelect(action),
  };
  return before === undefined || before.group === group ? [entry] : [{ kind: "separator" }, entry];
}
