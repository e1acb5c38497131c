import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type {
  CharacterFields,
  FormSaving,
  FormProblem,
  TagChoice,
  CharacterLimits,
} from "./CharacterFields.ts";
import type { FormNotice } from "./CharacterFormNotices.tsx";
import type { CharacterFormScreenCopy } from "./CharacterFormScreen.copy.ts";

/** What the page shows; one member for each visible state. */
export type CharacterFormContent =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** A visitor: only users can create characters. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "missing" }
  | {
      readonly kind: "failed";
      /** The cause: the server, or no connection. */
      readonly reason: "server" | "offline";
    };

/** A confirmation over the form. */
export type FormQuestion =
  /** The user is leaving with changes that exist only in this browser. */
  | { readonly kind: "leave" }
  | {
      readonly kind: "delete";
      /** Whether the deletion is in progress. */
      readonly pending: boolean;
    };

export interface CharacterFormScreenProps extends RootProps {
  /** What the page shows. */
  content: CharacterFormContent;
  /** Whether the character is new (one without an id). */
  mode: "create" | "edit";
  /** The fields as shown, saved or not. */
  fields: CharacterFields;
  /** The user changed fields; only the changed ones. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /** The publication status. @default "draft" */
  status?: "draft" | "pending" | "published" | "rejected" | "removed";
  /** State of saving the draft. */
  saveState: FormSaving;
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
  tokens: {
    /** Tokens that are sent with every message. */
    readonly permanent: number;
    /** Tokens of all fields. */
    readonly total: number;
  };
  /** Every available tag. */
  tagChoices: readonly TagChoice[];
  /** The languages to choose from: BCP 47 tag and name. @default the most spoken ones */
  languages?: readonly (readonly [tag: string, name: string])[];
  /** The limits of the fields. @default those of the product */
  maxLengths?: CharacterLimits;
  /** URL of the rules about adult characters. */
  rulesHref: string;
  /** URL of the link on a page without a character. */
  homeHref: string;
  /** URL of the character's page. Absent: there is none yet. */
  pageHref?: string;
  /** The user wants to publish it. Called only without problems. */
  onPublish: () => void;
  /** The user wants to try a chat with the draft. Absent: it cannot be tried. */
  onTry?: () => void;
  /** Whether the chat of `onTry` is being opened. @default false */
  trying?: boolean;
  /** The user chose a cover. */
  onCoverSelect: (file: File) => void;
  /** The user chose a character card, or dropped one on the form. */
  onImport: (file: File) => void;
  /** The user wants to export it as a character card. */
  onExport: (format: "png" | "json") => void;
  /** Absent: it cannot be duplicated. */
  onDuplicate?: () => void;
  /** The user wants to delete it; confirm with `question` first. Absent: it cannot be deleted. */
  onDelete?: () => void;
  /** The answer to `question`. */
  onQuestionClose?: (confirmed: boolean) => void;
  /** The user retried saving the draft. */
  onSaveRetry?: () => void;
  /** The user discarded the restored draft. */
  onDraftDiscard?: () => void;
  /** The user chose this version (`mine`), or the one that was saved elsewhere. Absent: the notice has no buttons. */
  onConflictResolve?: (version: "mine" | "theirs") => void;
  /** The user pressed Retry after the page failed to load. */
  onRetry?: () => void;
  /** The visitor wants to log in. */
  onLogin?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<CharacterFormScreenCopy>;
}
