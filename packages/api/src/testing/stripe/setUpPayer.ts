import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "../../db/Database.ts";
import { type Payer, type PayingApp, startPayingApp } from "./payingApp.ts";

/** What the tests of a `describe` share: the API with a fake Stripe server. Each test has a payer of its own. */
export class PayerSetup {
  paying!: PayingApp;
  payer!: Payer;

  /** The id of the payer's subscription at Stripe. */
  get ref(): string {
    return `sub_${this.payer.userId}`;
  }
}

/** Starts the API before the tests. Before each of them, there is a new payer, and there are no alerts. */
export function setUpPayer(database: () => OpenDatabase): PayerSetup {
  const setup = new PayerSetup();

  beforeAll(async () => {
    setup.paying = await startPayingApp(database());
  });

  beforeEach(async () => {
    setup.payer = await setup.paying.payer();
    setup.paying.clearAlerts();
  });

  afterAll(() => setup.paying.close());

  return setup;
}
