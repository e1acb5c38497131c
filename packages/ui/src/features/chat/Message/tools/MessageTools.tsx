import { useRef } from "react";
import type { KeyboardEvent, ReactElement } from "react";
import { isInputMethodKey } from "../../../../components/isInputMethodKey.ts";
import { useCopy } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { BranchIcon } from "../../../../components/Icon/BranchIcon.generated.ts";
import { ContinueIcon } from "../../../../components/Icon/ContinueIcon.generated.ts";
import { CopyIcon } from "../../../../components/Icon/CopyIcon.generated.ts";
import { DislikeIcon } from "../../../../components/Icon/DislikeIcon.generated.ts";
import { EditIcon } from "../../../../components/Icon/EditIcon.generated.ts";
import { LikeIcon } from "../../../../components/Icon/LikeIcon.generated.ts";
import { MemoryIcon } from "../../../../components/Icon/MemoryIcon.generated.ts";
import { MessageIcon } from "../../../../components/Icon/MessageIcon.generated.ts";
import { MoreIcon } from "../../../../components/Icon/MoreIcon.generated.ts";
import { PinIcon } from "../../../../components/Icon/PinIcon.generated.ts";
import { RegenerateIcon } from "../../../../components/Icon/RegenerateIcon.generated.ts";
import { ReportIcon } from "../../../../components/Icon/ReportIcon.generated.ts";
import { TrashIcon } from "../../../../components/Icon/TrashIcon.generated.ts";
import type { Icon } from "../../../../components/Icon/Icon.tsx";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../../components/Menu/Menu.tsx";
import type { TextTurn } from "../../ChatTurn.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import type { MessagePartCopy } from "../MessagePart.copy.ts";
import { runTool, availableTools } from "./messageTools.ts";
import type { MessageTool, MessageToolsContext } from "./messageTools.ts";
import { useRovingTabIndex } from "./useRovingTabIndex.ts";
import * as css from "./MessageTools.css.ts";

interface MessageToolsProps extends MessageToolsContext {
  /** The user left the tools by Escape. */
  onLeave: () => void;
}

/** The tools beside the text; the others are in the menu. */
const VISIBLE_TOOLS: readonly MessageTool[] = ["regenerate", "edit", "branch"];
/** The first tools of the menu's groups. */
const FIRST_OF_GROUP: readonly MessageTool[] = ["like", "delete"];

/** The actions on a message; a part of Message that is loaded after the messages have rendered. */
export function MessageTools({ onLeave, ...context }: MessageToolsProps) {
  const copy = useCopy(messagePartCopy);
  const { turn } = context;
  const tools = availableTools(context);
  const onTool = (tool: MessageTool) => runTool(tool, context);
  const bar = useRef<HTMLDivElement>(null);
  const { onFocus, onKeyDown } = useRovingTabIndex(bar);
  const open = tools.filter((tool) => VISIBLE_TOOLS.includes(tool));
  const inMenu = tools.filter((tool) => !VISIBLE_TOOLS.includes(tool));
  if (tools.length === 0) return null;
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
      {open.map((tool) => (
        <IconButton
          key={tool}
          size="small"
          label={toolLabel(tool, turn, copy)}
          icon={toolIcon(tool, turn)}
          onClick={() => onTool(tool)}
        />
      ))}
      {inMenu.length > 0 && (
        <Menu
          label={copy.more}
          align="start"
          entries={inMenu.flatMap((tool, index): MenuEntry[] => [
            ...(index > 0 && FIRST_OF_GROUP.includes(tool) ? [{ kind: "separator" } as const] : []),
            {
              kind: "action",
              label: toolLabel(tool, turn, copy),
              icon: toolIcon(tool, turn),
              tone: tool === "delete" ? "bad" : "plain",
              onSelect: () => onTool(tool),
            },
          ])}
          trigger={(props) => <IconButton {...props} size="small" label={copy.more} icon={<MoreIcon />} />}
        />
      )}
    </div>
  );
}

const icons: Readonly<Record<MessageTool, Icon>> = {
  regenerate: RegenerateIcon,
  note: MessageIcon,
  continue: ContinueIcon,
  edit: EditIcon,
  branch: BranchIcon,
  copy: CopyIcon,
  pin: PinIcon,
  remember: MemoryIcon,
  like: LikeIcon,
  dislike: DislikeIcon,
  report: ReportIcon,
  delete: TrashIcon,
};

/** Active feedback and pins are filled. */
function toolIcon(tool: MessageTool, turn: TextTurn): ReactElement {
  const feedback = turn.kind === "character" ? turn.feedback : undefined;
  const isSet =
    (tool === "pin" && turn.pinned === true) ||
    (tool === "like" && feedback === "up") ||
    (tool === "dislike" && feedback === "down");
  const ToolIcon = icons[tool];
  return <ToolIcon filled={isSet} />;
}

function toolLabel(tool: MessageTool, turn: TextTurn, { tool: labels }: MessagePartCopy): string {
  const feedback = turn.kind === "character" ? turn.feedback : undefined;
  if (tool === "pin" && turn.pinned === true) return labels.unpin;
  if (tool === "like" && feedback === "up") return labels.unlike;
  if (tool === "dislike" && feedback === "down") return labels.undislike;
  return labels[tool];
}
