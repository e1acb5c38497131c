/** The signed-in user who makes a request. */
export interface SessionUser {
  readonly id: string;
  /** Whether the user has confirmed to be an adult. Other users get no adult content. */
  readonly adult: boolean;
  /** Whether a third party has checked that. Some regions require it. */
  readonly ageChecked: boolean;
  /** Whether the user is a moderator. */
  readonly moderator: boolean;
  /** Whether the user signed in recently, which deleting and exporting an account need. */
  readonly fresh: boolean;
  /** Identifies the session, so that signing out ends it. */
  readonly sessionHash: string;
}
