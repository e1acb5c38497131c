import type { LoadFailed } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type {
  CharacterFields,
  FormSaving,
  FormError,
  TagChoice,
  CharacterLimits,
} from "./CharacterFields.ts";
import type { FormDecision, FormNotice, FormNoticeActions } from "./frame/CharacterFormNotices.tsx";
import type { CharacterFormScreenCopy } from "./CharacterFormScreen.copy.ts";

/** What the page shows; one member for each visible state. */
export type CharacterFormContent =
  | { readonly kind: "loading" }
  | { readonly kind: "ready" }
  /** A visitor: only users can create characters. */
  | {
      readonly kind: "signed-out";
      /** The visitor wants to log in. Absent: no button. */
      readonly onLogin?: () => void;
    }
  | { readonly kind: "not-found" }
  | LoadFailed;

/** A confirmation over the form. */
export type FormQuestion =
  /** The user is leaving with changes that exist only in this browser. */
  | { readonly kind: "leave" }
  | {
      readonly kind: "delete";
      /** Whether the deletion is in progress. */
      readonly pending: boolean;
    };

/** The character as it is written. */
export interface CharacterFormDraft {
  /** The fields as shown, saved or not. */
  readonly fields: CharacterFields;
  /** The publication status. @default "draft" */
  readonly status?: "draft" | "pending" | "published" | "rejected" | "removed";
  /** The decision of a moderator, for a character that is rejected or removed. Absent: not shown. */
  readonly decision?: FormDecision;
  /** All errors that prevent publishing; texts over the limit are shown at once, the rest on publishing. */
  readonly errors: readonly FormError[];
  /** The greeting with names inserted, for the preview. */
  readonly greeting: string;
  /** Who made the card that it was imported from, and the user name of who imported it. Absent: not shown. */
  readonly madeBy?: {
    /** The name in the card. */
    readonly maker: string;
    /** The user name, without an at sign. */
    readonly importer: string;
  };
  /** Trigger words of the lorebook that are regular expressions of a kind that is not used. @default [] */
  readonly unusedPatterns?: readonly string[];
  /** The cover's accent as a CSS colour. */
  readonly color?: string;
  /** Estimates in tokens: the part that is always sent to the model, and the total. */
  readonly tokens: {
    /** Tokens that are sent with every message. */
    readonly permanent: number;
    /** Tokens of all fields. */
    readonly total: number;
  };
}

/** What the user can do with the character. */
export interface CharacterFormActions {
  /** The user wants to publish it. Called only without errors. */
  readonly onCharacterPublish: () => void;
  /** Whether it is being published. @default false */
  readonly publishing?: boolean;
  /** The user wants to try a chat with the draft. Absent: it cannot be tried. */
  readonly onChatTry?: () => void;
  /** Whether the chat of `onChatTry` is being opened. @default false */
  readonly trying?: boolean;
  /** The user chose a cover. Absent: its control is not shown. */
  readonly onCoverSelect?: (file: File) => void;
  /** The user chose a character card, or dropped one on the form. Absent: its control is not shown. */
  readonly onCardImport?: (file: File) => void;
  /** The user wants to export it as a character card. Absent: its control is not shown. */
  readonly onCardExport?: (format: "png" | "json") => void;
  /** The user wants a copy of it. Absent: it cannot be duplicated. */
  readonly onCharacterDuplicate?: () => void;
  /** The user wants to read the decisions about their content, where they can appeal. Absent: no button. */
  readonly onDecisionsOpen?: () => void;
  /** The user wants to delete it; confirm with `question` first. Absent: it cannot be deleted. */
  readonly onCharacterDelete?: () => void;
}

/** Addresses that the form leads to. */
export interface CharacterFormLinks {
  /** The rules about adult characters. */
  readonly rules: string;
  /** The link on a page without a character. */
  readonly home: string;
  /** The character's page. Absent: there is none yet. */
  readonly page?: string;
}

/** What fields with options offer. */
export interface CharacterFormChoices {
  /** Every available tag. */
  readonly tags: readonly TagChoice[];
  /** The languages: BCP 47 tag and name. @default the most spoken ones */
  readonly languages?: readonly (readonly [tag: string, name: string])[];
}

export interface CharacterFormScreenProps extends RootProps {
  /** What the page shows. */
  content: CharacterFormContent;
  /** Whether the character is new (one without an id). */
  mode: "create" | "edit";
  /** The character as it is written. */
  draft: CharacterFormDraft;
  /** The user changed fields; only the changed ones. */
  onFieldsChange: (change: Partial<CharacterFields>) => void;
  /**
   * Short texts that were typed and not added yet, by field: `tags`, `warnings`, and `keys/` or `secondaryKeys/` with the
   * index of the lorebook entry. A field with a text is open. Absent: each field holds its own.
   */
  tokenDrafts?: Readonly<Record<string, string>>;
  /** The user typed a short text of a field; empty once it was added or dropped. */
  onTokenDraftChange?: (field: string, text: string) => void;
  /** State of saving the draft. */
  saveState: FormSaving & {
    /** The user retried saving the draft. Absent: no button. */
    readonly onRetry?: () => void;
  };
  /** What the user can do with the character. */
  actions: CharacterFormActions;
  /** A notice above the form, with its buttons. */
  notice?: FormNotice & FormNoticeActions;
  /** A confirmation over the form. */
  question?: FormQuestion & {
    /** The answer: confirmed or not. */
    readonly onResolve?: (confirmed: boolean) => void;
  };
  /** What fields with options offer. */
  choices: CharacterFormChoices;
  /** The limits of the fields. @default those of the product */
  limits?: CharacterLimits;
  /** Addresses that the form leads to. */
  links: CharacterFormLinks;
  /** Texts of the component. @default English */
  copy?: Copy<CharacterFormScreenCopy>;
}
