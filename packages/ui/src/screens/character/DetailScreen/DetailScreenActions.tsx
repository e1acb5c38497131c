import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { LinkButton } from "../../../components/LinkButton/LinkButton.tsx";
import { CopyIcon } from "../../../components/Icon/CopyIcon.generated.ts";
import { DownloadIcon } from "../../../components/Icon/DownloadIcon.generated.ts";
import { EditIcon } from "../../../components/Icon/EditIcon.generated.ts";
import { MoreIcon } from "../../../components/Icon/MoreIcon.generated.ts";
import { ReportIcon } from "../../../components/Icon/ReportIcon.generated.ts";
import { ShareIcon } from "../../../components/Icon/ShareIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../components/Menu/MenuEntry.ts";
import type { DetailScreenCopy } from "./DetailScreen.copy.ts";
import * as css from "./DetailScreenActions.css.ts";
import type { DetailScreenCharacter, DetailScreenProps } from "./DetailScreenProps.ts";

interface ActionsProps {
  character: DetailScreenCharacter;
  actions: Pick<
    DetailScreenProps,
    "onCharacterShare" | "onCardExport" | "onCharacterDuplicate" | "onReportOpen" | "editHref" | "hideEntries"
  >;
  copy: DetailScreenCopy;
}

/** The actions under the cover: the usual ones visible, the rest in a menu. */
export function DetailScreenActions({ character, actions, copy }: ActionsProps) {
  const { onCharacterShare, onCardExport, onCharacterDuplicate, editHref, hideEntries = [] } = actions;
  const rest = [...hideEntries, ...reportEntries(character, actions.onReportOpen, copy)];
  return (
    <div className={css.quiet}>
      {editHref !== undefined && (
        <LinkButton variant="quiet" icon={<EditIcon />} href={editHref}>
          {copy.edit}
        </LinkButton>
      )}
      <ActionButton label={copy.share} icon={<ShareIcon />} onClick={onCharacterShare} />
      <ActionButton label={copy.exportCard} icon={<DownloadIcon />} onClick={onCardExport} />
      <ActionButton label={copy.duplicate} icon={<CopyIcon />} onClick={onCharacterDuplicate} />
      {rest.length > 0 && (
        <Menu
          label={copy.more}
          entries={rest}
          trigger={(trigger) => <IconButton {...trigger} label={copy.more} icon={<MoreIcon size={20} />} />}
        />
      )}
    </div>
  );
}

function ActionButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick?: () => void }) {
  if (onClick === undefined) return null;
  return (
    <Button variant="quiet" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}

/** The actions over a phone's cover, where labels have no space: Share, and a menu with the rest. */
export function DetailScreenCoverActions({ character, actions, copy }: ActionsProps) {
  const { onCharacterShare, onCardExport, onCharacterDuplicate, editHref, hideEntries = [] } = actions;
  const entries: readonly MenuEntry[] = [
    ...(editHref === undefined
      ? []
      : [{ kind: "link", label: copy.edit, icon: <EditIcon />, href: editHref } as const]),
    ...entry(copy.exportCard, <DownloadIcon />, onCardExport),
    ...entry(copy.duplicate, <CopyIcon />, onCharacterDuplicate),
    ...hideEntries,
    ...reportEntries(character, actions.onReportOpen, copy),
  ];
  return (
    <span className={css.coverActions}>
      {onCharacterShare !== undefined && (
        <IconButton
          size="large"
          variant="onCover"
          label={copy.share}
          icon={<ShareIcon size={20} />}
          onClick={onCharacterShare}
        />
      )}
      {entries.length > 0 && (
        <Menu
          label={copy.more}
          entries={entries}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              size="large"
              variant="onCover"
              label={copy.more}
              icon={<MoreIcon size={20} />}
            />
          )}
        />
      )}
    </span>
  );
}

function reportEntries(
  character: DetailScreenCharacter,
  onReportOpen: DetailScreenProps["onReportOpen"],
  copy: DetailScreenCopy,
): readonly MenuEntry[] {
  if (onReportOpen === undefined) return [];
  return [
    ...entry(copy.report, <ReportIcon />, () => onReportOpen("character")),
    ...(character.cover ? entry(copy.reportImage, <ReportIcon />, () => onReportOpen("image")) : []),
    ...entry(copy.reportProfile(character.creator), <ReportIcon />, () => onReportOpen("profile")),
  ].map((line) => ({ ...line, tone: "danger" as const }));
}

function entry(label: string, icon: ReactNode, onSelect?: () => void) {
  return onSelect === undefined ? [] : [{ kind: "action", label, icon, onSelect } as const];
}
