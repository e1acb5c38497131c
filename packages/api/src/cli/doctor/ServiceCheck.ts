/** One line of the table. */
export interface CheckResult {
  /** `warning`: it works, and something would be better. `skipped`: nothing to reach, or it cannot be checked from here. */
  readonly state: "ok" | "warning" | "failed" | "skipped";
  /** What was found and what would help, in a few words and without secrets. */
  readonly found: string;
  /** What was found about single abilities of the service. */
  readonly abilities?: readonly CheckedAbility[];
}

/** One ability of a service, such as the streaming of a model server. */
export interface CheckedAbility extends Omit<CheckResult, "abilities"> {
  readonly name: string;
}

/** A check of one part of the configuration. */
export interface ServiceCheck {
  /** Such as `uploads`. */
  readonly part: string;
  /** The configured provider, without secrets. */
  readonly provider: string;
  /** Uses the service once, and stores nothing that stays. Throws when the service does not work. */
  run(): Promise<CheckResult>;
  /** Milliseconds that it may take. @default the limit of all checks */
  readonly limitMs?: number;
}

/** A finished check. */
export interface CheckedService extends CheckResult {
  readonly part: string;
  readonly provider: string;
}

export const ok = (found: string): CheckResult => ({ state: "ok", found });
export const warning = (found: string): CheckResult => ({ state: "warning", found });
export const failed = (found: string): CheckResult => ({ state: "failed", found });
export const skipped = (found: string): CheckResult => ({ state: "skipped", found });
