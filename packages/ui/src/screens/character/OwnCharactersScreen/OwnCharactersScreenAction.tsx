import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { CopyIcon } from "../../../components/Icon/CopyIcon.generated.ts";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { TrashIcon } from "../../../components/Icon/TrashIcon.generated.ts";
import { UndoIcon } from "../../../components/Icon/UndoIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import type { OwnCharactersScreenCopy } from "./OwnCharactersScreen.copy.ts";
import * as css from "./OwnCharactersScreen.css.ts";
import type { OwnCharactersItem, OwnCharactersScreenProps } from "./OwnCharactersScreenProps.ts";

/** What the user can do with a character. */
export type OwnCharactersActions = Pick<
  OwnCharactersScreenProps,
  "onCharacterDownload" | "onCharacterDelete" | "onCharacterRestore"
>;

interface ActionProps {
  item: OwnCharactersItem;
  actions: OwnCharactersActions;
  copy: OwnCharactersScreenCopy;
}

/** The menu of a character; in the bin, the button that restores it. */
export function OwnCharactersScreenAction({ item, actions, copy }: ActionProps) {
  const { card } = item;
  if (item.state === "deleted") {
    const { onCharacterRestore } = actions;
    if (onCharacterRestore === undefined) return null;
    return (
      <Button
        className={css.restore}
        icon={<UndoIcon />}
        aria-label={card.kind === "adult" ? copy.restoreAdult : copy.restoreLabel(card.name)}
        onClick={() => onCharacterRestore(card.id)}
      >
        {copy.restore}
      </Button>
    );
  }
  const label = card.kind === "adult" ? copy.menuAdult : copy.menu(card.name);
  const entries = entriesOf(item, actions, copy);
  if (entries.length === 0) return null;
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" variant="onCover" label={label} icon={<MoreIcon size={20} />} />
      )}
    />
  );
}

function entriesOf(
  item: OwnCharactersItem,
  actions: OwnCharactersActions,
  copy: OwnCharactersScreenCopy,
): readonly MenuEntry[] {
  const { onCharacterDownload, onCharacterDelete } = actions;
  const { id } = item.card;
  return [
    ...link(copy.edit, <EditIcon />, item.editHref),
    ...link(copy.chat, <MessageIcon />, item.chatHref),
    ...link(copy.duplicate, <CopyIcon />, item.duplicateHref),
    ...(onCharacterDownload === undefined
      ? []
      : [
          {
            kind: "action",
            label: copy.download,
            icon: <DownloadIcon />,
            onSelect: () => onCharacterDownload(id),
          } as const,
        ]),
    ...(onCharacterDelete === undefined
      ? []
      : [
          { kind: "separator" } as const,
          {
            kind: "action",
            tone: "danger",
            label: copy.remove,
            icon: <TrashIcon />,
            onSelect: () => onCharacterDelete(id),
          } as const,
        ]),
  ];
}

function link(label: string, icon: ReactNode, href?: string): readonly MenuEntry[] {
  return href === undefined ? [] : [{ kind: "link", label, icon, href }];
}
