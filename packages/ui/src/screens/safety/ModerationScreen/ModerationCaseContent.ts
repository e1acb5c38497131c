import type { moderationScreenCopy } from "./ModerationScreen.copy.ts";

/** What is decided about an item. `restore` brings back what an earlier decision took down. */
export type CaseDecision = keyof typeof moderationScreenCopy.decisions;

/** What is decided about an account. */
export type AccountDecision = keyof typeof moderationScreenCopy.account.measures;

/** What happens to the paid plan of a stopped account. */
export type PaymentDecision = keyof typeof moderationScreenCopy.account.payments;

/** A rule that a decision can name. */
export interface ModerationRule {
  /** The value passed to the callback. */
  readonly value: string;
  /** The displayed name of the rule. */
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
  /** How many users reported it. */
  readonly reports: number;
  /** How long there is to decide about a request to take it down, as displayed text: "36 hours left". */
  readonly due?: string;
  /** Reported for minors. */
  readonly urgent?: boolean;
  /** Hidden until the decision. */
  readonly hidden?: boolean;
  /** It belongs to this moderator: another one decides. */
  readonly own?: boolean;
  /** Whether it is adult content. */
  readonly adult?: boolean;
}

/** A text of an item. */
export interface ModerationText {
  /** The displayed name of its field. Several texts of a state can have the same one. */
  readonly label: string;
  /** The text; of a removed one the text before, which is not displayed. */
  readonly text: string;
  /** How it differs from the state before. Absent: there is none. */
  readonly change?: "none" | "changed" | "added" | "removed";
}

/** An item at one time. After the first state only what differs from the state before is displayed. */
export interface ModerationItemState {
  /** The title or name of the content. */
  readonly title: string;
  /** Its texts, in the order of its page or form. */
  readonly texts: readonly ModerationText[];
  /** URL of its image. It is blurred until the moderator asks for it. */
  readonly image?: string;
  /** Whether its image differs from the state before. Absent: there is none. */
  readonly imageChanged?: boolean;
  /** When it was reported in this state. */
  readonly at?: string;
}

/** A case with all that a decision needs. */
export interface ModerationCaseContent extends ModerationCaseSummary {
  /** The item as it was at each report, the oldest first. */
  readonly evidence: readonly ModerationItemState[];
  /** What was taken down, as it was. Absent: nothing is kept. */
  readonly takenDown?: ModerationItemState;
  /** The item as it is; absent when it is deleted. */
  readonly now?: ModerationItemState;
  /** The rule that most reports say is broken, by its value. Absent: none is chosen by them. */
  readonly reportedRule?: string;
  /** What the reporters wrote. */
  readonly reportTexts: readonly {
    /** Unique identifier. */
    readonly id: string;
    /** The reason of the report, as displayed text. */
    readonly reason: string;
    /** The text of the report; may be empty. */
    readonly text: string;
  }[];
  /** Earlier decisions, newest first. */
  readonly history: readonly {
    /** Unique identifier. */
    readonly id: string;
    /** What was decided, as displayed text. */
    readonly line: string;
    /** The moderator's note. */
    readonly note?: string;
  }[];
  /** The user who owns the content. */
  readonly owner?: {
    /** Unique identifier. */
    readonly id: string;
    /** The user name. */
    readonly name: string;
    /** The day of registration, as displayed text. */
    readonly since: string;
    /** How many decisions there are against the user. */
    readonly decisions: number;
  };
  /** Who reported it; visitors have no name. */
  readonly reporters: readonly {
    /** Unique identifier. */
    readonly id?: string;
    /** The user name. */
    readonly name?: string;
    /** How many of the user's reports were right. */
    readonly upheld: number;
    /** How many of the user's reports were wrong. */
    readonly wrong: number;
  }[];
}

/** A decision about one item or several. */
export interface CaseDecisionInput {
  /** The decision. */
  readonly decision: CaseDecision;
  /** The value of the rule. */
  readonly rule: string;
  /** The reason, shown to the owner. */
  readonly reason: string;
  /** For the audit log only. */
  readonly note: string;
}
