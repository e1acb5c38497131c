/** The signed-in user who makes a request. */
export interface SessionUser {
  readonly id: string;
  /** Whether the user has confirmed to be an adult. Nobody else gets adult content. */
  readonly adult: boolean;
  /** Whether the user decides about reports. */
  readonly moderator: boolean;
  /** Whether the user signed in a moment ago, which deleting or exporting an account needs. */
  readonly fresh: boolean;
  /** Identifies the session, so that signing out ends it. */
  readonly sessionHash: string;
}
