import type { Database } from "../../db/Database.ts";
import type { Settings } from "../../config/settings.ts";
import type { Payment } from "./Payment.ts";
import { simulatedPayment } from "./simulatedPayment.ts";
import { stripePayment } from "./stripePayment.ts";

/** Stripe when a key is set, otherwise the simulator. */
export function choosePayment(settings: Settings, db: Database, now: () => Date): Payment {
  return settings.stripe
    ? stripePayment(settings.stripe, settings.publicUrl)
    : simulatedPayment(settings.publicUrl, db, now);
}
