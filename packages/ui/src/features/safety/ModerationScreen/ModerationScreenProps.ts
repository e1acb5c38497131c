import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";

/** What is decided about an item. `restore` brings back what an earlier decision took down. */
export type CaseDecision = keyof typeof moderationScreenCopy.decisions;

/** What is decided about an account. */
export type AccountDecision = keyof typeof moderationScreenCopy.account.measures;

/** What happens to the paid plan of a stopped account. */
export type PaymentDecision = keyof typeof moderationScreenCopy.account.payments;

/** A rule that a decision can name. */
export interface ModerationRule {
  readonly value: string;
  readonly label: string;
}

/** An item in the queue. Times and reasons are displayed texts. */
export interface ModerationCaseSummary {
  /** Identifies the item. */
  readonly key: string;
  readonly kind: keyof typeof moderationScreenCopy.kinds;
  /** The name of the character or user. */
  readonly title: string;
  /** Why it was reported. */
  readonly reasons: string;
  /** Since when it waits. */
  readonly age: string;
  readonly reports: number;
  /** Reported for minors. */
  readonly urgent?: boolean;
  /** Hidden until the decision. */
  readonly hidden?: boolean;
  /** It belongs to this moderator: another one decides. */
  readonly own?: boolean;
  readonly adult?: boolean;
}

/** An item at one time. */
export interface ModerationItemState {
  readonly title: string;
  readonly text: string;
  /** URL of its image. It is blurred until the moderator asks for it. */
  readonly image?: string;
  /** When it was reported in this state. */
  readonly at?: string;
}

/** A case with all that a decision needs. */
export interface ModerationCaseContent extends ModerationCaseSummary {
  /** The item as it was reported. */
  readonly evidence: readonly ModerationItemState[];
  /** The item as it is; absent when it is deleted. */
  readonly now?: ModerationItemState;
  readonly words: readonly { readonly id: string; readonly reason: string; readonly text: string }[];
  /** Earlier decisions, newest first. */
  readonly history: readonly { readonly id: string; readonly line: string; readonly note?: string }[];
  readonly owner?: {
    readonly id: string;
    readonly name: string;
    readonly since: string;
    readonly decisions: number;
  };
  /** Who reported it; visitors have no name. */
  readonly reporters: readonly {
    readonly id?: string;
    readonly name?: string;
    readonly upheld: number;
    readonly wrong: number;
  }[];
}

/** A decision about one item or several. */
export interface CaseDecisionInput {
  readonly decision: CaseDecision;
  /** The value of the rule. */
  readonly rule: string;
  /** The reason, shown to the owner. */
  readonly reason: string;
  /** For the audit log only. */
  readonly note: string;
}

/** The state of sending a decision. `failed` keeps the input. */
export type DecisionSending =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason: string };

/** What has to be loaded first. */
export type Loaded<Content> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly content: Content };

/** A page of a list. `more`: whether there is a next one, and whether it is being loaded. */
export interface ModerationList<Item> {
  readonly items: readonly Item[];
  readonly more?: "none" | "available" | "loading";
}

/** An appeal that needs a decision. */
export interface ModerationAppeal {
  readonly id: string;
  /** What was decided, with rule and reason. */
  readonly decision: string;
  readonly reason?: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly text: string;
  readonly age: string;
  /** Another moderator has to decide. */
  readonly own?: boolean;
}

/** An account as moderators see it. */
export interface ModerationAccountContent {
  readonly id: string;
  readonly name: string;
  readonly biography?: string;
  readonly since: string;
  /** Whether this moderator can decide about it: not about the own account, nor about other moderators. */
  readonly decidable: boolean;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** Newest first. */
  readonly decisions: readonly {
    readonly id: string;
    readonly line: string;
    readonly reason?: string;
    /** Whether it counts now. */
    readonly active: boolean;
  }[];
}

/** A decision about an account. */
export interface AccountDecisionInput {
  readonly measure: AccountDecision;
  readonly rule: string;
  readonly reason: string;
  readonly note: string;
  /** Days until a restriction or suspension ends; absent without an end. */
  readonly days?: number;
  readonly payment: PaymentDecision;
}

/** A line of the audit log, as displayed. */
export interface ModerationLogLine {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly item?: string;
  readonly details?: string;
  readonly critical?: boolean;
}

/** What the log shows. */
export interface ModerationLogFilter {
  /** Empty for all. */
  readonly action: string;
  readonly criticalOnly: boolean;
  /** A user's id; empty for all. */
  readonly actor: string;
  /** The id of an item; empty for all. */
  readonly item: string;
}

/** Each tab with its content. */
export type ModerationContent =
  | {
      readonly tab: "queue";
      readonly queue: Loaded<ModerationList<ModerationCaseSummary>>;
      /** The key of the open case. */
      readonly selected?: string;
      readonly open?: Loaded<ModerationCaseContent>;
      /** The keys of the checked cases, which are decided together. */
      readonly checked: readonly string[];
    }
  | { readonly tab: "appeals"; readonly appeals: Loaded<ModerationList<ModerationAppeal>> }
  | { readonly tab: "account"; readonly account: Loaded<ModerationAccountContent> }
  | {
      readonly tab: "log";
      readonly filter: ModerationLogFilter;
      readonly lines: Loaded<ModerationList<ModerationLogLine>>;
    };

/** How much waits, and what was decided in the last seven days, as displayed. */
export interface ModerationFiguresContent {
  readonly open: number;
  readonly urgent: number;
  readonly oldest?: string;
  readonly appeals: number;
  readonly decided: number;
  readonly reversed: number;
}

export interface ModerationScreenProps {
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
  /** State of sending a decision. @default { kind: "idle" } */
  state?: DecisionSending;
  /** The moderator opened a case, or closed it (`undefined`). */
  onCaseSelect: (key: string | undefined) => void;
  /** The moderator checked or unchecked a case. */
  onCaseCheckedChange: (key: string, checked: boolean) => void;
  /** The moderator decided about the checked cases, or else about the open one. */
  onCaseDecide: (input: CaseDecisionInput) => void;
  /** The moderator decided an appeal. */
  onAppealDecide: (id: string, result: "confirmed" | "reversed", answer: string) => void;
  /** The moderator decided about the account. */
  onAccountDecide: (input: AccountDecisionInput) => void;
  /** The moderator changed the filter of the log. */
  onFilterChange: (filter: ModerationLogFilter) => void;
  /** The moderator wants the filtered log as a file. */
  onLogExport: () => void;
  /** The next page of the open tab. */
  onLoadMore: () => void;
  /** The user pressed Retry after loading failed. */
  onRetry: () => void;
  /** Texts of the component. @default English */
  copy?: Copy<typeof moderationScreenCopy>;
}
