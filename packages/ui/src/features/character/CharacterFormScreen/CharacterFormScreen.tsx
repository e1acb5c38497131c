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

/** What the page shows; one member for each picture. */
export type CharacterFormContent =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** A visitor: characters are written by members. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly reason: "server" | "offline" };

/** A question that stands over the form. */
export type FormQuestion =
  /** The user is about to go away from changes that only this browser has. */
  { readonly kind: "leave" } | { readonly kind: "delete"; readonly pending: boolean };

export interface CharacterFormScreenProps {
  /** What the page shows. */
  content: CharacterFormContent;
  /** Whether it is a new character (§3: one without an id). */
  mode: "create" | "edit";
  /** What is written, saved or not. */
  fields: CharacterFields;
  /** The user changed something; only what changed. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** Where the character stands with the service. @default "draft" */
  status?: "draft" | "pending" | "published" | "rejected" | "removed";
  /** Where saving the draft stands. */
  saving: FormSaving;
  /** Everything that keeps it from being published as it stands; what is too long shows at once, the rest when asked. */
  problems: readonly FormProblem[];
  /** Whether it is being published. @default false */
  publishing?: boolean;
  /** What the user must know or decide. */
  notice?: FormNotice;
  /** A question that stands over the form. */
  question?: FormQuestion;
  /** The greeting with the names in it, for the preview. */
  opening: string;
  /** The cover's own accent as a CSS colour. */
  color?: string;
  /** Estimates in tokens: what is always with the model, and all of it. */
  tokens: { readonly permanent: number; readonly total: number };
  /** Every tag there is. */
  tagChoices: readonly TagChoice[];
  /** The languages to choose from: BCP 47 tag and name. @default the most spoken ones */
  languages?: readonly (readonly [tag: string, name: string])[];
  /** How much each part may hold. @default those of the product */
  limits?: CharacterLimits;
  /** Where the rules about adult characters are. */
  rulesHref: string;
  /** Where a page without a character leads. */
  homeHref: string;
  /** The character's own page. Absent: it has none yet. */
  pageHref?: string;
  /** The user wants it published as it stands. Called only when nothing keeps it from that. */
  onPublish: () => void;
  /** The user chose a picture. */
  onCoverFile: (file: File) => void;
  /** The user chose the file of a card, or dropped one on the form. */
  onImport: (file: File) => void;
  /** The user wants a card of it. */
  onExport: (format: "png" | "json") => void;
  /** Absent: it cannot be duplicated. */
  onDuplicate?: () => void;
  /** The user wants it gone; ask first, by `question`. Absent: it cannot be deleted. */
  onDelete?: () => void;
  /** The answer to `question`. */
  onAnswer?: (confirmed: boolean) => void;
  /** The user wants the draft saved after saving it failed. */
  onRetrySaving?: () => void;
  /** The user wants an empty form instead of the draft that was found. */
  onStartAfresh?: () => void;
  /** The user wants this version over the one that was saved elsewhere. */
  onKeepMine?: () => void;
  /** The user wants the version that was saved elsewhere. */
  onTakeTheirs?: () => void;
  /** The user asked for the page again after it failed. */
  onRetry?: () => void;
  /** The visitor wants to log in. */
  onLogin?: () => void;
  /** Its words. @default English */
  copy?: CharacterFormCopy;
}

/** Writes a character: the form, and beside it the character as readers will meet it. */
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
  KeptText,
  Lorebook,
  LoreEntry,
  TagChoice,
} from "./CharacterFields.ts";
export type { FormNotice } from "./CharacterFormNotices.tsx";
