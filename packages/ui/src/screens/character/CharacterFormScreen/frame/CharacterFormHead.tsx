import { Button } from "../../../../components/Button/Button.tsx";
import { AlertIcon } from "../../../../components/Icon/AlertIcon.generated.ts";
import { MoreIcon } from "../../../../components/Icon/MoreIcon.generated.ts";
import { IconButton } from "../../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../../components/Menu/Menu.tsx";
import type { MenuEntry } from "../../../../components/Menu/Menu.tsx";
import type { FormSaving } from "../CharacterFields.ts";
import type { CharacterFormDraft, CharacterFormScreenProps } from "../CharacterFormScreenProps.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "../CharacterFormScreen.css.ts";

interface CharacterFormHeadProps extends Pick<CharacterFormScreenProps, "mode" | "saveState" | "actions"> {
  /** The character's name. */
  name: string;
  status: NonNullable<CharacterFormDraft["status"]>;
  /** URL of the character's page. Absent: there is none yet. */
  pageHref?: string;
  /** The user wants to import a character card. */
  onChooseCard: () => void;
  copy: CharacterFormScreenCopy;
}

/** The page title, the saving state, and a menu of rare actions. */
export function CharacterFormHead(props: CharacterFormHeadProps) {
  const { mode, name, saveState, status, copy } = props;
  return (
    <header className={css.head}>
      <h1 className={css.title}>{mode === "create" ? copy.titles.create : copy.titles.edit(name)}</h1>
      <Menu
        label={copy.more}
        entries={entriesOf(props)}
        trigger={(trigger) => <IconButton {...trigger} label={copy.more} icon={<MoreIcon size={20} />} />}
      />
      <div className={css.saving}>
        <p role="status" className={isBad(saveState) ? css.savingBad : undefined}>
          {isBad(saveState) && <AlertIcon size={16} />}
          <span>{`${copy.saving(saveState)} ${copy.status[status]}`}</span>
        </p>
        {saveState.kind === "failed" && saveState.onRetry !== undefined && (
          <Button variant="quiet" onClick={saveState.onRetry}>
            {copy.retrySaving}
          </Button>
        )}
      </div>
    </header>
  );
}

const isBad = ({ kind }: FormSaving) => kind === "failed" || kind === "offline";

function entriesOf(props: CharacterFormHeadProps): readonly MenuEntry[] {
  const { copy, pageHref } = props;
  const { onCardImport, onCardExport, onCharacterDuplicate, onCharacterDelete, onChatTry } = props.actions;
  const act = (label: string, onSelect: () => void): MenuEntry => ({ kind: "action", label, onSelect });
  return [
    ...(onChatTry === undefined ? [] : [act(copy.tryChat, onChatTry)]),
    ...(onCardImport === undefined ? [] : [act(copy.import, props.onChooseCard)]),
    ...(onCardExport === undefined
      ? []
      : [act(copy.exportPng, () => onCardExport("png")), act(copy.exportJson, () => onCardExport("json"))]),
    // What only a saved character has comes last: the first save adds it while the menu may be open.
    ...(pageHref === undefined ? [] : [{ kind: "link", label: copy.viewPage, href: pageHref } as const]),
    ...(onCharacterDuplicate === undefined ? [] : [act(copy.duplicate, onCharacterDuplicate)]),
    ...(onCharacterDelete === undefined
      ? []
      : [
          { kind: "separator" } as const,
          { kind: "action", tone: "danger", label: copy.remove, onSelect: onCharacterDelete } as const,
        ]),
  ];
}
