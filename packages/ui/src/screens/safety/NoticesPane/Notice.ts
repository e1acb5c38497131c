/** What moderators decided, as its user reads it. */
export interface Notice {
  /** Unique identifier. */
  readonly id: string;
  /** What was decided: about something of the user (`reject`, `remove`), or about the account. */
  readonly action: "reject" | "remove" | "warn" | "restrict" | "suspend" | "ban" | "lift";
  /** What the decision is about; absent for the account. The name is absent when it was taken down too. */
  readonly item?: {
    readonly kind: "character" | "image" | "message" | "profile";
    /** The name of the content. */
    readonly name?: string;
    /** URL where the user can change it. Absent: there is no link. */
    readonly href?: string;
  };
  /** The rule, as displayed. */
  readonly rule: string;
  /** What the moderators wrote. */
  readonly reason?: string;
  /** When it was decided, as displayed. */
  readonly date?: string;
  /** The end of a restriction or suspension, as displayed. */
  readonly until?: string;
  /** What happened to the paid plan. */
  readonly payment?: "refund" | "cancel";
  /** Why it does not count any more; absent while it counts. */
  readonly inactiveReason?: "lifted" | "replaced" | "ended";
  /** The state of an appeal. */
  readonly appeal: NoticeAppeal;
}

/** The appeal against a decision: one for each. */
export type NoticeAppeal =
  /** The user can appeal. */
  | { readonly kind: "possible" }
  /** It is too late, or there is nothing to appeal against. */
  | { readonly kind: "closed" }
  /** Moderators have not decided yet. */
  | {
      readonly kind: "waiting";
      /** The text of the appeal. */
      readonly text: string;
    }
  /** Moderators have decided. */
  | {
      readonly kind: "decided";
      /** The text of the appeal. */
      readonly text: string;
      /** The decision about the appeal. */
      readonly result: "confirmed" | "reversed";
      /** The moderator's answer. Absent: none. */
      readonly answer?: string;
    };
