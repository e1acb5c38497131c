import type { Loadable, More, SubmitState } from "../../../components/states.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type {
  AccountDecision,
  CaseDecisionInput,
  ModerationCaseContent,
  ModerationCaseSummary,
  ModerationRule,
  PaymentDecision,
} from "./ModerationCaseContent.ts";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";

export type * from "./ModerationCaseContent.ts";

/** A page of a list. `more`: whether there is a next one, and whether it is being loaded. */
export interface ModerationList<Item> {
  /** The items, in order. */
  readonly items: readonly Item[];
  /** Whether there are more, and whether they are being loaded. */
  readonly more?: More;
}

/** An appeal that needs a decision. */
export interface ModerationAppeal {
  /** Unique identifier. */
  readonly id: string;
  /** What was decided, with rule and reason. */
  readonly decision: string;
  /** URL of the case that was decided. Absent: it was about the account. */
  readonly href?: string;
  /** The reason of the decision, in a sentence. */
  readonly reason?: string;
  /** The user who appeals. */
  readonly user: {
    /** Unique identifier. */
    readonly id: string;
    /** The user name. */
    readonly name: string;
  };
  /** The text of the appeal. */
  readonly text: string;
  /** How long ago it was sent, as displayed text. */
  readonly age: string;
  /** Another moderator has to decide. */
  readonly own?: boolean;
}

/** An account as moderators see it. */
export interface ModerationAccountContent {
  /** Unique identifier. */
  readonly id: string;
  /** The user name. */
  readonly name: string;
  /** The user's bio. */
  readonly biography?: string;
  /** The day of registration, as displayed text. */
  readonly since: string;
  /** Whether this moderator can decide about it: not about the own account, nor about other moderators. */
  readonly decidable: boolean;
  /** Facts about the account, such as its plan. */
  readonly facts: readonly {
    /** The name of the fact. */
    readonly name: string;
    /** Its value, as displayed text. */
    readonly value: string;
  }[];
  /** Newest first. */
  readonly decisions: readonly {
    /** Unique identifier. */
    readonly id: string;
    /** What was decided and when, as displayed text. */
    readonly line: string;
    /** The reason, in a sentence. */
    readonly reason?: string;
    /** Whether it counts now. */
    readonly active: boolean;
  }[];
}

/** A decision about an account. */
export interface AccountDecisionInput {
  /** The decision. */
  readonly action: AccountDecision;
  /** The rule that the user broke. */
  readonly rule: string;
  /** The reason that the user reads. */
  readonly reason: string;
  /** A note for moderators; may be empty. */
  readonly note: string;
  /** Days until a restriction or suspension ends; absent without an end. */
  readonly days?: number;
  /** What happens to the subscription. */
  readonly payment: PaymentDecision;
}

/** What was entered about a case, an appeal or an account, and not sent. */
export interface ModerationDraft {
  /** The chosen decision about a case or an account. */
  readonly decision?: string;
  /** The chosen rule. */
  readonly rule?: string;
  /** Days until a restriction or suspension ends, or `endless`. */
  readonly days?: string;
  /** What happens to the subscription. */
  readonly payment?: string;
  /** The reason that the user reads. */
  readonly reason?: string;
  /** The note for moderators. */
  readonly note?: string;
  /** The answer to an appeal. */
  readonly answer?: string;
}

/** A line of the audit log, as displayed. */
export interface ModerationLogLine {
  /** Unique identifier. */
  readonly id: string;
  /** When, as displayed text. */
  readonly at: string;
  /** Who did it, as displayed text. */
  readonly actor: string;
  /** What was done, as displayed text. */
  readonly action: string;
  /** The content or account, as displayed text. */
  readonly item?: string;
  /** More about it, as displayed text. */
  readonly details?: string;
  /** Whether it needs attention. */
  readonly critical?: boolean;
}

/** What the log shows. */
export interface ModerationLogFilter {
  /** Empty for all. */
  readonly action: string;
  /** Whether only lines that need attention are shown. */
  readonly criticalOnly: boolean;
  /** A user's id; empty for all. */
  readonly actor: string;
  /** The id of an item; empty for all. */
  readonly item: string;
  /** The first day, as `2026-11-23`; empty for all. */
  readonly from: string;
  /** The last day, as `2026-11-23`; empty for all. */
  readonly to: string;
}

/** Each tab with its content. */
export type ModerationContent =
  | {
      /** The open tab. */
      readonly tab: "queue";
      /** The cases. */
      readonly queue: Loadable<ModerationList<ModerationCaseSummary>>;
      /** The key of the open case. */
      readonly selected?: string;
      /** The open case. Absent: none. */
      readonly open?: Loadable<ModerationCaseContent>;
      /** The keys of the checked cases, which are decided together. */
      readonly checked: readonly string[];
    }
  | {
      /** The open tab. */
      readonly tab: "appeals";
      /** The appeals. */
      readonly appeals: Loadable<ModerationList<ModerationAppeal>>;
    }
  | {
      /** The open tab. */
      readonly tab: "account";
      /** The account. */
      readonly account: Loadable<ModerationAccountContent>;
    }
  | {
      /** The open tab. */
      readonly tab: "log";
      /** The filter of the log. */
      readonly filter: ModerationLogFilter;
      /** The log. */
      readonly lines: Loadable<ModerationList<ModerationLogLine>>;
    };

/** How much waits, and what was decided in the last seven days, as displayed. */
export interface ModerationFiguresContent {
  /** How long there is to decide about the first request to take something down, as displayed text; absent without one. */
  readonly due?: string;
  /** How many cases are open. */
  readonly open: number;
  /** How many open cases are urgent. */
  readonly urgent: number;
  /** The age of the oldest open case, as displayed text. */
  readonly oldest?: string;
  /** How many appeals are open. */
  readonly appeals: number;
  /** How many cases were decided. */
  readonly decided: number;
  /** How many decisions were reversed. */
  readonly reversed: number;
}

export interface ModerationScreenProps extends RootProps {
  /** The open tab with its content. */
  content: ModerationContent;
  /** Absent until they are loaded. */
  figures?: ModerationFiguresContent;
  /** The addresses of the tabs. */
  hrefs: Readonly<Record<"queue" | "appeals" | "log", string>>;
  /** The address of an account. */
  accountHref: (id: string) => string;
  /** The rules that a decision can name, in order. */
  rules: readonly ModerationRule[];
  /**
   * What was entered and not sent: by `case/` and the key of a case, `cases` for the checked ones, `appeal/` and the `id` of
   * an appeal, `account/` and the `id` of an account. Absent: each form holds its own.
   */
  drafts?: Readonly<Record<string, ModerationDraft>>;
  /** The moderator changed a draft; its key as in `drafts`, and only the changed fields. */
  onDraftChange?: (key: string, change: ModerationDraft) => void;
  /** State of sending a decision. @default { kind: "idle" } */
  state?: SubmitState;
  /** The moderator opened a case, or closed it (`undefined`). */
  onCaseSelect: (key: string | undefined) => void;
  /** The moderator checked or unchecked a case. Absent: its control is not shown. */
  onCaseCheckedChange?: (key: string, checked: boolean) => void;
  /** The moderator decided about the checked cases, or else about the open one. Absent: its control is not shown. */
  onCaseDecide?: (input: CaseDecisionInput) => void;
  /** The moderator decided an appeal. Absent: its control is not shown. */
  onAppealDecide?: (id: string, result: "confirmed" | "reversed", answer: string) => void;
  /** The moderator decided about the account. Absent: its control is not shown. */
  onAccountDecide?: (input: AccountDecisionInput) => void;
  /** The moderator changed the filter of the log. Absent: its control is not shown. */
  onFilterChange?: (filter: ModerationLogFilter) => void;
  /** The moderator wants the filtered log as a file. Absent: its control is not shown. */
  onLogExport?: () => void;
  /** The next page of the open tab. Absent: its control is not shown. */
  onLoadMore?: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof moderationScreenCopy>;
}
