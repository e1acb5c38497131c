import { assertNever } from "../../../../assertNever.ts";
import { useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { LinkButton } from "../../../../components/LinkButton/LinkButton.tsx";
import { Link } from "../../../../components/Link/Link.tsx";
import type { FormField, FormError } from "../CharacterFields.ts";
import { adviceOf } from "../CharacterFormScreen.copy.ts";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "../CharacterFormScreen.css.ts";

/** A notice that the user must read or decide about. */
export type FormNotice =
  /** A restored draft. */
  | { readonly kind: "restored" }
  /** Another draft of the user is not finished; `href` is the URL of its form. */
  | {
      readonly kind: "unfinished";
      /** The name of the other draft. */
      readonly name: string;
      /** URL of the form of the other draft, or of the rule. */
      readonly href: string;
    }
  /** The same character was saved elsewhere in the meantime. */
  | { readonly kind: "conflict" }
  /** A rule forbids it; `error` is a sentence, `href` the URL of the rule. */
  | {
      readonly kind: "refused";
      /** Why it is forbidden, in a sentence. */
      readonly error: string;
      /** URL of the form of the other draft, or of the rule. */
      readonly href?: string;
    };

/** The buttons of a notice. */
export interface FormNoticeActions {
  /** The user discarded the restored draft. Absent: no button. */
  readonly onDraftDiscard?: () => void;
  /** The user chose this version (`mine`), or the one that was saved elsewhere. Absent: no buttons. */
  readonly onConflictResolve?: (version: "mine" | "theirs") => void;
}

interface CharacterFormNoticeProps {
  notice: FormNotice & FormNoticeActions;
  copy: CharacterFormScreenCopy;
}

/** A notice above the form. */
export function CharacterFormNotice({ notice, copy }: CharacterFormNoticeProps) {
  const { onDraftDiscard, onConflictResolve } = notice;
  switch (notice.kind) {
    case "restored":
      return (
        <div className={css.notice} role="status">
          <p>{copy.restored}</p>
          {onDraftDiscard !== undefined && (
            <Button variant="quiet" onClick={onDraftDiscard}>
              {copy.startAfresh}
            </Button>
          )}
        </div>
      );
    case "unfinished":
      return (
        <div className={css.notice} role="status">
          <p>{copy.unfinished(notice.name)}</p>
          <span className={css.noticeActions}>
            <LinkButton href={notice.href}>{copy.continueDraft}</LinkButton>
            {onDraftDiscard !== undefined && (
              <Button variant="quiet" onClick={onDraftDiscard}>
                {copy.startNew}
              </Button>
            )}
          </span>
        </div>
      );
    case "conflict":
      return (
        <div className={css.noticeBad} role="alert">
          <p>
            <strong>{copy.conflict}</strong> <span>{copy.conflictText}</span>
          </p>
          {onConflictResolve !== undefined && (
            <span className={css.noticeActions}>
              <Button onClick={() => onConflictResolve("mine")}>{copy.conflictKeepMine}</Button>
              <Button onClick={() => onConflictResolve("theirs")}>{copy.conflictUseOther}</Button>
            </span>
          )}
        </div>
      );
    case "refused":
      return (
        <div className={css.noticeBad} role="alert">
          <p>
            <span>{notice.error}</span>{" "}
            {notice.href !== undefined && (
              // In a new tab: the form, with what was typed, stays.
              <Link href={notice.href} external aria-label={copy.refusedLabel}>
                {copy.refused}
              </Link>
            )}
          </p>
        </div>
      );
    default:
      return assertNever(notice);
  }
}

/** Why a moderator rejected or removed the character. */
export interface FormDecision {
  /** The rule, or another reason, in whole. Absent: no reason is known. */
  readonly reason?: string;
  /** URL of the rule. Absent: no link. */
  readonly ruleHref?: string;
}

interface CharacterFormDecisionProps {
  status: "rejected" | "removed";
  decision: FormDecision;
  /** Absent: no button. */
  onDecisionsOpen?: () => void;
  copy: CharacterFormScreenCopy;
}

/** Why a moderator rejected or removed the character, with the rule and the decision. */
export function CharacterFormDecision(props: CharacterFormDecisionProps) {
  const { status, decision, onDecisionsOpen, copy } = props;
  const { reason, ruleHref } = decision;
  return (
    <div className={css.noticeBad} role="status">
      <p>
        <strong>{copy.decision[status]}</strong>{" "}
        <span>{reason !== undefined && copy.decision.reason(reason)}</span>{" "}
        {ruleHref !== undefined && (
          <Link href={ruleHref} external>
            {copy.decision.rule}
          </Link>
        )}
      </p>
      {onDecisionsOpen !== undefined && (
        <span className={css.noticeActions}>
          <Button aria-haspopup="dialog" onClick={onDecisionsOpen}>
            {copy.decision.open}
          </Button>
        </span>
      )}
    </div>
  );
}

interface CharacterFormErrorsProps {
  errors: readonly FormError[];
  /** The user wants to go to the field. */
  onGo: (field: FormField) => void;
  copy: CharacterFormScreenCopy;
}

/** The errors that prevent publishing, each with a link to its field. */
export function CharacterFormErrors({ errors: errors, onGo, copy }: CharacterFormErrorsProps) {
  const number = useNumberFormat();
  return (
    <div className={css.noticeBad} role="alert">
      <strong>{copy.errors.title}</strong>
      <ul className={css.errors}>
        {errors.map((error) => (
          <li key={error.field}>
            <button type="button" className={css.errorLink} onClick={() => onGo(error.field)}>
              {adviceOf(error, copy, number)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
