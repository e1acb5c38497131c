/** One line of the table. */
export interface CheckResult {
  /** `skipped`: nothing to reach, or it cannot be checked from here. */
  readonly state: "ok" | "failed" | "skipped";
  /** What was found, in a few words and without secrets. */
  readonly found: string;
}

/** A check of one part of the configuration. */
export interface ServiceCheck {
  /** Such as `uploads`. */
  readonly part: string;
  /** The configured provider, without secrets. */
  readonly provider: string;
  /** Uses the service once, and stores nothing that stays. Throws when the service does not work. */
  run(): Promise<CheckResult>;
}

/** A finished check. */
export interface CheckedService extends CheckResult {
  readonly part: string;
  readonly provider: string;
}

export const ok = (found: string): CheckResult => ({ state: "ok", found });
export const failed = (found: string): CheckResult => ({ state: "failed", found });
export const skipped = (found: string): CheckResult => ({ state: "skipped", found });
