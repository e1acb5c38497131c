import type { Logger } from "pino";
import type { Database, OpenDatabase } from "../db/Database.ts";
import type { RateLimits } from "./quota/RateLimits.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import type { Files } from "../providers/files/Files.ts";
import type { AgeVerifier } from "../providers/identity/AgeVerifier.ts";
import type { Identity } from "../providers/identity/Identity.ts";
import type { Model } from "../providers/model/Model.ts";
import type { Billing } from "./billing/Billing.ts";
import type { Screening } from "../providers/screening/Screening.ts";
import type { Sessions } from "./sessions/Sessions.ts";
import type { Settings } from "../config/settings.ts";

/** Everything that the calls work with. Tests hand in their own. */
export interface Deps {
  readonly settings: Settings;
  readonly log: Logger;
  /** Null counts nothing. */
  readonly metrics: Metrics | null;
  readonly db: Database;
  readonly heartbeatDb: OpenDatabase["heartbeatDb"];
  readonly run: OpenDatabase["run"];
  readonly runAll: OpenDatabase["runAll"];
  readonly listen: OpenDatabase["listen"];
  readonly exclusive: OpenDatabase["exclusive"];
  readonly sessions: Sessions;
  readonly identity: Identity;
  /** Null takes people's word for their age. */
  readonly ageVerifier: AgeVerifier | null;
  readonly files: Files;
  readonly billing: Billing;
  readonly model: Model;
  readonly screening: Screening;
  readonly limits: RateLimits;
  /** The present. */
  readonly now: () => Date;
  /** Aborts when the process is asked to end, so that open streams can end resumable. */
  readonly stopping: AbortSignal;
}
