import type { Logger } from "pino";
import type { Database, OpenDatabase } from "../db/Database.ts";
import type { AccountStorage } from "./quota/AccountStorage.ts";
import type { ByteBudgets } from "./quota/ByteBudgets.ts";
import type { CounterOutbox } from "./counters/CounterOutbox.ts";
import type { RateLimits } from "./quota/RateLimits.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import type { AlertModerators } from "../providers/alert/httpAlert.ts";
import type { Files } from "../providers/files/Files.ts";
import type { AgeVerifier } from "../providers/identity/AgeVerifier.ts";
import type { Identity } from "../providers/identity/Identity.ts";
import type { SendMail } from "../providers/mail/Mail.ts";
import type { Model } from "../providers/model/Model.ts";
import type { SuspendedUsers } from "./accounts/SuspendedUsers.ts";
import type { Billing } from "./billing/Billing.ts";
import type { Screening } from "../providers/screening/Screening.ts";
import type { Sessions } from "./sessions/Sessions.ts";
import type { DiskSpace } from "../shared/DiskSpace.ts";
import type { Tracer } from "../shared/Tracer.ts";
import type { Settings } from "../config/settings.ts";

/** All dependencies of the API. Tests replace some of them. */
export interface Deps {
  readonly settings: Settings;
  readonly log: Logger;
  /** Null when metrics are off. */
  readonly metrics: Metrics | null;
  /** Records nothing when OpenTelemetry is off. */
  readonly tracer: Tracer;
  readonly db: Database;
  readonly heartbeatDb: OpenDatabase["heartbeatDb"];
  readonly run: OpenDatabase["run"];
  readonly runAll: OpenDatabase["runAll"];
  readonly listen: OpenDatabase["listen"];
  readonly exclusive: OpenDatabase["exclusive"];
  readonly withLock: OpenDatabase["withLock"];
  readonly sessions: Sessions;
  readonly suspendedUsers: SuspendedUsers;
  readonly identity: Identity;
  /** By the ids of the settings. */
  readonly ageVerifiers: ReadonlyMap<string, AgeVerifier>;
  /** Null: urgent reports are only logged. */
  readonly alertModerators: AlertModerators | null;
  /** Null: users read decisions in the app only. */
  readonly sendMail: SendMail | null;
  readonly files: Files;
  readonly disk: DiskSpace;
  readonly billing: Billing;
  readonly model: Model;
  readonly screening: Screening;
  readonly limits: RateLimits;
  readonly budgets: ByteBudgets;
  readonly storage: AccountStorage;
  readonly counters: CounterOutbox;
  /** The current time. */
  readonly now: () => Date;
  /** Aborts when the process begins to stop; calls are still answered. */
  readonly draining: AbortSignal;
  /** Aborts when the process stops, so that open streams can end in a resumable state. */
  readonly stopping: AbortSignal;
}
