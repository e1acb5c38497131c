import type { Logger } from "pino";
import type { Metrics } from "../../metrics/Metrics.ts";
import type { RaisePaymentAlert } from "../../providers/payment/PaymentAlert.ts";

/** Alerts are lines of the log at the level `error` with the field `alert`, and a counter. */
export function paymentAlerts(log: Logger, metrics: Metrics | null): RaisePaymentAlert {
  return (alert, details) => {
    log.error({ alert, ...details }, "the operator must look at a payment: see docs/operate.md");
    metrics?.paymentAlert(alert);
  };
}
