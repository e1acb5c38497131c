import { join } from "node:path";
import type { Logger } from "pino";
import { audit } from "../domain/audit/audit.ts";
import type { Database, OpenDatabase } from "../db/Database.ts";
import { SuspendedUsers } from "../domain/accounts/SuspendedUsers.ts";
import { createBilling } from "../domain/billing/createBilling.ts";
import { paymentAlerts } from "../domain/billing/paymentAlerts.ts";
import type { Deps } from "../domain/deps.ts";
import { CounterOutbox } from "../domain/counters/CounterOutbox.ts";
import { AccountStorage } from "../domain/quota/AccountStorage.ts";
import { ByteBudgets } from "../domain/quota/ByteBudgets.ts";
import { RateLimits, reportFallbacks } from "../domain/quota/RateLimits.ts";
import { measuredModel } from "../metrics/measuredModel.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { reportUnknownModels } from "../metrics/reportUnknownModels.ts";
import { httpAlert } from "../providers/alert/httpAlert.ts";
import { diskFiles } from "../providers/files/diskFiles.ts";
import type { Files } from "../providers/files/Files.ts";
import { s3Files } from "../providers/files/s3Files.ts";
import { firebaseIdentity, publishedKeys } from "../providers/identity/firebaseIdentity.ts";
import { httpAgeVerifier } from "../providers/identity/httpAgeVerifier.ts";
import { sendMailWith } from "../providers/mail/sendMailWith.ts";
import { chooseModel, chooseQueues } from "../providers/model/chooseModel.ts";
import type { Payment } from "../providers/payment/Payment.ts";
import type { RaisePaymentAlert } from "../providers/payment/PaymentAlert.ts";
import { ccbillPayment } from "../providers/payment/ccbill/ccbillPayment.ts";
import { noPayment } from "../providers/payment/noPayment.ts";
import { simulatedPayment } from "../providers/payment/simulatedPayment.ts";
import { stripePayment } from "../providers/payment/stripe/stripePayment.ts";
import { chooseScreening } from "../providers/screening/chooseScreening.ts";
import { screenedModel } from "../providers/screening/screenedModel.ts";
import { Sessions } from "../domain/sessions/Sessions.ts";
import { DiskSpace } from "../shared/DiskSpace.ts";
import type { Model } from "../providers/model/Model.ts";
import { noTracer, type Tracer } from "../shared/Tracer.ts";
import { tracedModel } from "../tracing/tracedModel.ts";
import type { Settings } from "../config/settings.ts";

/** What only a server has, and not another program with the same dependencies. */
export interface ServerOptions {
  /** @default a signal that never aborts */
  readonly stopping?: AbortSignal;
  /** @default a signal that never aborts */
  readonly draining?: AbortSignal;
  /** @default null */
  readonly metrics?: Metrics | null;
  /** @default records nothing */
  readonly tracer?: Tracer;
}

/** Creates the dependencies by the settings. */
export function makeDeps(
  settings: Settings,
  log: Logger,
  database: OpenDatabase,
  {
    stopping = new AbortController().signal,
    draining = new AbortController().signal,
    metrics = null,
    tracer = noTracer,
  }: ServerOptions = {},
): Deps {
  const now = () => new Date();
  const { verifiers } = settings.safety.adult;
  const { alert } = settings.safety.reports;
  const raise = paymentAlerts(log, metrics);
  const screening = chooseScreening(settings.safety.screening, log);
  const chosen = chooseModel(settings, {
    log,
    makeQueue: chooseQueues(database, log),
    onUnknownModel: reportUnknownModels(log, metrics),
  });
  const model = screenedModel(chosen, screening, (refusal) => {
    if (!refusal.record) return;
    audit(database.db, now(), refusal.record).catch((err: unknown) =>
      log.error({ err }, "a blocked reply could not be written to the audit log"),
    );
  });
  return {
    settings,
    log,
    metrics,
    tracer,
    db: database.db,
    heartbeatDb: database.heartbeatDb,
    run: database.run,
    runAll: database.runAll,
    listen: database.listen,
    exclusive: database.exclusive,
    withLock: database.withLock,
    sessions: new Sessions(database.db, now),
    suspendedUsers: new SuspendedUsers(),
    identity: firebaseIdentity(settings.identity, publishedKeys(settings.identity.keysUrl), now),
    ageVerifiers: new Map(verifiers.map((one) => [one.id, httpAgeVerifier(one, settings.publicUrl)])),
    alertModerators: alert && httpAlert(alert),
    sendMail: settings.mail && sendMailWith(settings.mail),
    files: chooseFiles(settings),
    disk: watchDisks(settings, log, database),
    screening,
    model: observedModel(model, metrics, tracer),
    billing: createBilling({
      payment: choosePayment(settings, database.db, now, raise),
      db: database.db,
      now,
      raise,
    }),
    limits: new RateLimits({
      rates: settings.rates,
      pool: database.pool,
      onFallback: reportFallbacks(log, metrics),
    }),
    storage: new AccountStorage({ db: database.db, now }),
    counters: new CounterOutbox({ db: database.db, log }),
    budgets: new ByteBudgets({ on: settings.rates !== null, now }),
    now,
    stopping,
    draining,
  };
}

function observedModel(model: Model, metrics: Metrics | null, tracer: Tracer): Model {
  const measured = metrics ? measuredModel(model, metrics) : model;
  return tracer === noTracer ? measured : tracedModel(measured, tracer);
}

/** The bucket when one is configured, otherwise the data folder. */
export function chooseFiles({ s3, dataDir }: Settings): Files {
  return s3 ? s3Files(s3) : diskFiles(join(dataDir, "uploads"));
}

/** Watches the disks that this process writes to: none with PostgreSQL and a bucket. */
function watchDisks(settings: Settings, log: Logger, { setReadOnly }: OpenDatabase): DiskSpace {
  const { postgres, s3, dataDir, diskReserveBytes: reserveBytes } = settings;
  const folders = {
    ...(postgres ? {} : { database: join(dataDir, "db") }),
    ...(s3 ? {} : { uploads: join(dataDir, "uploads") }),
  };
  return new DiskSpace({ folders, reserveBytes, log, setReadOnly });
}

function choosePayment(
  { payment, publicUrl }: Settings,
  db: Database,
  now: () => Date,
  raise: RaisePaymentAlert,
): Payment {
  switch (payment.kind) {
    case "off":
      return noPayment(raise);
    case "ccbill":
      return ccbillPayment({ settings: payment, publicUrl, db, now, raise });
    case "stripe":
      return stripePayment({ settings: payment, publicUrl, raise });
    case "simulator":
      return simulatedPayment(publicUrl, db, now, raise);
  }
}
