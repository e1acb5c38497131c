import { assertNever } from "../../../assertNever.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import { characterFormScreenCopy, labelOf } from "../CharacterFormScreen/CharacterFormScreen.copy.ts";
import type { FormField } from "../CharacterFormScreen/CharacterFields.ts";
import { CARD_FILES } from "../cardFiles.ts";
import { cardImportReportCopy } from "./CardImportReport.copy.ts";
import type { CardImportReportCopy } from "./CardImportReport.copy.ts";
import type { Tone } from "../../../components/states.ts";
import * as css from "./CardImportReport.css.ts";
import type { AdaptedField, CardImportView, ReadCard } from "./CardImportView.ts";

export interface CardImportReportProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** State of reading the card. */
  view: CardImportView;
  /** Whether using the card replaces existing input. @default false */
  replaces?: boolean;
  /** The user chose a tag that is like one of the card, or took it back. Absent: such tags are not shown. */
  onTagChange?: (id: number) => void;
  /** The user wants to fill the form from the card. */
  onUse: () => void;
  /** The user wants the entries of a lorebook in the form. Absent: its button is not shown. */
  onLorebookImport?: () => void;
  /** The user closed it: `open` is `false`. */
  onOpenChange: (open: boolean) => void;
  /** The user chose another file. Absent: its control is not shown. */
  onFileSelect?: (file: File) => void;
  /** Labels of the form's fields. @default as in CharacterFormScreen */
  fieldName?: (field: FormField) => string;
  /** Texts of the component. @default English */
  copy?: Copy<CardImportReportCopy>;
}

/** What was imported from a card, before the form is filled. */
export function CardImportReport(props: CardImportReportProps) {
  const { view, onOpenChange } = props;
  const copy = useCopy(cardImportReportCopy, props.copy);
  const number = useNumberFormat();
  return (
    <Modal
      {...rootProps(props)}
      open={props.open}
      onOpenChange={onOpenChange}
      title={titleOf(view, copy)}
      description={descriptionOf(view, copy, number)}
      width={520}
    >
      {bodyOf(props, copy)}
    </Modal>
  );
}

function bodyOf(props: CardImportReportProps, copy: CardImportReportCopy) {
  const { view } = props;
  switch (view.kind) {
    case "reading":
      return <div className={css.reading} role="status" aria-label={copy.reading} />;
    case "refused":
      return (
        <>
          <p className={css.error} role="alert">
            {`${copy.errors[view.error]} ${copy.nothingLost}`}
          </p>
          <div className={css.actions}>
            <Button size="medium" onClick={() => props.onOpenChange(false)}>
              {copy.close}
            </Button>
            {props.onFileSelect !== undefined && (
              <UploadButton
                variant="primary"
                size="medium"
                accept={CARD_FILES}
                onFileSelect={props.onFileSelect}
              >
                {copy.choose}
              </UploadButton>
            )}
          </div>
        </>
      );
    case "lorebook":
      return (
        <div className={css.actions}>
          <Button size="medium" onClick={() => props.onOpenChange(false)}>
            {copy.cancel}
          </Button>
          {props.onLorebookImport !== undefined && (
            <Button variant="primary" size="medium" onClick={props.onLorebookImport}>
              {copy.addLorebook}
            </Button>
          )}
        </div>
      );
    case "read":
      return (
        <>
          <Parts card={view.card} fieldName={props.fieldName} onTagChange={props.onTagChange} copy={copy} />
          {props.replaces === true && <p className={css.note}>{copy.replaces}</p>}
          <div className={css.actions}>
            <Button size="medium" onClick={() => props.onOpenChange(false)}>
              {copy.cancel}
            </Button>
            <Button variant="primary" size="medium" onClick={props.onUse}>
              {copy.use}
            </Button>
          </div>
        </>
      );
    default:
      return assertNever(view);
  }
}

interface PartsProps extends Pick<CardImportReportProps, "fieldName" | "onTagChange"> {
  card: ReadCard;
  copy: CardImportReportCopy;
}

function Parts(props: PartsProps) {
  const number = useNumberFormat();
  const form = useCopy(characterFormScreenCopy);
  const { card, copy, fieldName = (field: FormField) => labelOf(field, form) } = props;
  const unchanged = [
    ...(card.image === undefined ? [] : [copy.image]),
    ...card.unchanged.map(fieldName),
    ...(card.hasCharacterNote === true ? [copy.characterNote] : []),
    ...(card.hasMaker === true ? [copy.maker] : []),
  ];
  const adaptedLabel = (field: AdaptedField["field"]) =>
    field === "bookKeys" || field === "bookPatterns" ? copy[field] : fieldName(field);
  return (
    <div className={css.parts}>
      {card.image !== undefined && <img className={css.image} src={card.image} alt="" />}
      <Part title={copy.sections.tooLong} tone="danger" note={copy.tooLongText}>
        {card.tooLong.map(({ field, used, max }) =>
          copy.tooLong(fieldName(field), number(used), number(max)),
        )}
      </Part>
      <Part title={copy.sections.adapted} note={copy.adaptedText}>
        {(card.adapted ?? []).map(({ field, used, of }) =>
          copy.adapted(adaptedLabel(field), number(used), number(of)),
        )}
      </Part>
      <Part title={copy.sections.repairs}>{(card.repairs ?? []).map((repair) => copy.repairs[repair])}</Part>
      <Part title={copy.sections.skipped} tone="danger">
        {card.skipped.map(({ what, why }) => (
          <>
            <code className={css.code}>{what}</code> <span>{copy.skipReasons[why]}</span>
          </>
        ))}
      </Part>
      <Part title={copy.sections.imported}>
        {[
          ...unchanged.map(copy.takenOver),
          ...card.renamed.map(({ from, to }) => (
            <>
              <span>{copy.takenOver(fieldName(to))}</span> <code className={css.origin}>{from}</code>
            </>
          )),
        ]}
      </Part>
      <LikelyTags card={card} onTagChange={props.onTagChange} copy={copy} />
      <Part title={copy.sections.placeholders} note={copy.placeholdersText} row>
        {(card.placeholders ?? []).map(codeOf)}
      </Part>
      <Part title={copy.sections.passedThrough} row>
        {card.passedThrough.map(codeOf)}
      </Part>
    </div>
  );
}

function LikelyTags({ card, onTagChange, copy }: Pick<PartsProps, "card" | "onTagChange" | "copy">) {
  if (onTagChange === undefined) return null;
  return (
    <Part title={copy.sections.likelyTags} note={copy.likelyTagsText}>
      {(card.likelyTags ?? []).map(({ id, name, from, selected }) => (
        <>
          <Chip label={name} selected={selected} onSelectedChange={() => onTagChange(id)} />
          <code className={css.origin}>{from}</code>
        </>
      ))}
    </Part>
  );
}

function codeOf(what: string): ReactNode {
  return (
    <code key={what} className={css.code}>
      {what}
    </code>
  );
}

interface PartProps {
  title: string;
  tone?: Extract<Tone, "neutral" | "danger">;
  note?: string;
  /** Whether its lines are side by side. */
  row?: boolean;
  children: readonly ReactNode[];
}

function Part({ title, tone, note, row = false, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <section className={tone === "danger" ? css.partDanger : css.part}>
      <h2 className={css.partTitle}>
        <span>{title}</span> <span className={css.count}>{children.length}</span>
      </h2>
      <ul className={row ? css.row : css.lines}>
        {children.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </section>
  );
}

function titleOf(view: CardImportView, copy: CardImportReportCopy): string {
  if (view.kind === "reading") return copy.reading;
  if (view.kind === "refused") return copy.refusedTitle;
  if (view.kind === "lorebook") return copy.lorebookTitle;
  return copy.title(view.card.name.trim() || copy.untitled);
}

function descriptionOf(
  view: CardImportView,
  copy: CardImportReportCopy,
  number: (value: number) => string,
): string {
  if (view.kind === "lorebook") return copy.lorebook(view.entries, number(view.entries));
  return view.kind === "read" ? copy.origin(view.file, view.card.spec) : view.file;
}

export type {
  AdaptedField,
  CardError,
  CardImportView,
  CardRefusal,
  CardRepair,
  LikelyTag,
  ReadCard,
} from "./CardImportView.ts";
