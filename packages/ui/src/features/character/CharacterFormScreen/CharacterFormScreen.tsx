import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { assertNever } from "../../../assertNever.ts";
import { characterLimits } from "./CharacterFields.ts";
import type {
  CharacterFields,
  CharacterLimits,
  FormProblem,
  FormSaving,
  TagChoice,
} from "./CharacterFields.ts";
import { characterFormCopy } from "./CharacterFormScreen.copy.ts";
import type { CharacterFormCopy } from "./CharacterFormScreen.copy.ts";
import type { FormNotice } from "./CharacterFormNotices.tsx";
import { CharacterFormReady } from "./CharacterFormReady.tsx";
import { CharacterFormSkeleton } from "./CharacterFormSkeleton.tsx";
import { languages as knownLanguages } from "./languages.ts";
import * as css from "./CharacterFormScreen.css.ts";

/** What the page shows; one member for each visible state. */
export type CharacterFormContent =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** A visitor: only users can create characters. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly reason: "server" | "offline" };

/** A confirmation over the form. */
export type FormQuestion =
  /** The user is leaving with changes that exist only in this browser. */
  { readonly kind: "leave" } | { readonly kind: "delete"; readonly pending: boolean };

export interface CharacterFormScreenProps {
  /** What the page shows. */
  content: CharacterFormContent;
  /** Whether the character is new (§3: one without an id). */
  mode: "create" | "edit";
  /** The fields as shown, saved or not. */
  fields: CharacterFields;
  /** The user changed fields; only the changed ones. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** The publication status. @default "draft" */
  status?: "draft" | "pending" | "published" | "rejected" | "removed";
  /** State of saving the draft. */
  saving: FormSaving;
  /** All problems that prevent publishing; texts over the limit are shown at once, the rest on publishing. */
  problems: readonly FormProblem[];
  /** Whether it is being published. @default false */
  publishing?: boolean;
  /** A notice above the form. */
  notice?: FormNotice;
  /** A confirmation over the form. */
  question?: FormQuestion;
  /** The greeting with names inserted, for the preview. */
  opening: string;
  /** The cover's accent as a CSS colour. */
  color?: string;
  /** Estimates in tokens: the part that is always sent to the model, and the total. */
  tokens: { readonly permanent: number; readonly total: number };
  /** Every available tag. */
  tagChoices: readonly TagChoice[];
  /** The languages to choose from: BCP 47 tag and name. @default the most spoken ones */
  languages?: readonly (readonly [tag: string, name: string])[];
  /** The limits of the fields. @default those of the product */
  limits?: CharacterLimits;
  /** URL of the rules about adult characters. */
  rulesHref: string;
  /** URL of the link on a page without a character. */
  homeHref: string;
  /** URL of the character's page. Absent: there is none yet. */
  pageHref?: string;
  /** The user wants to publish it. Called only without problems. */
  onPublish: () => void;
  /** The user chose a cover. */
  onCoverFile: (file: File) => void;
  /** The user chose a character card, or dropped one on the form. */
  onImport: (file: File) => void;
  /** The user wants to export it as a character card. */
  onExport: (format: "png" | "json") => void;
  /** Absent: it cannot be duplicated. */
  onDuplicate?: () => void;
  /** The user wants to delete it; confirm with `question` first. Absent: it cannot be deleted. */
  onDelete?: () => void;
  /** The answer to `question`. */
  onAnswer?: (confirmed: boolean) => void;
  /** The user retried saving the draft. */
  onRetrySaving?: () => void;
  /** The user discarded the restored draft. */
  onDiscardDraft?: () => void;
  /** The user chose this version over the one that was saved elsewhere. */
  onChooseMine?: () => void;
  /** The user chose the version that was saved elsewhere. */
  onChooseTheirs?: () => void;
  /** The user pressed Retry after the page failed to load. */
  onRetry?: () => void;
  /** The visitor wants to log in. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: CharacterFormCopy;
}

/** Creates or edits a character: a form beside a preview. */
export function CharacterFormScreen(props: CharacterFormScreenProps) {
  const { content, copy = characterFormCopy } = props;
  switch (content.kind) {
    case "loading":
      return <CharacterFormSkeleton label={copy.loading} />;
    case "ready":
      return (
        <CharacterFormReady
          {...props}
          copy={copy}
          limits={props.limits ?? characterLimits}
          languages={props.languages ?? knownLanguages}
          status={props.status ?? "draft"}
        />
      );
    case "signed-out":
      return (
        <div className={css.alone}>
          <EmptyState
            title={copy.signedOut.title}
            level={1}
            action={
              <Button variant="primary" size="large" onPress={props.onLogin}>
                {copy.signedOut.login}
              </Button>
            }
          >
            {copy.signedOut.text}
          </EmptyState>
        </div>
      );
    case "missing":
      return (
        <div className={css.alone}>
          <EmptyState
            title={copy.missing.title}
            level={1}
            action={<Button href={props.homeHref}>{copy.missing.home}</Button>}
          >
            {copy.missing.text}
          </EmptyState>
        </div>
      );
    case "failed":
      return (
        <div className={css.alone}>
          <FailedState
            reason={content.reason}
            title={copy.failed[content.reason].title}
            level={1}
            onRetry={props.onRetry}
          >
            {copy.failed[content.reason].text}
          </FailedState>
        </div>
      );
    default:
      return assertNever(content);
  }
}

export { characterLimits } from "./CharacterFields.ts";
export type {
  CharacterFields,
  CharacterLimits,
  FormField,
  FormProblem,
  FormSaving,
  KeyedText,
  Lorebook,
  LoreEntry,
  TagChoice,
} from "./CharacterFields.ts";
export type { FormNotice } from "./CharacterFormNotices.tsx";
