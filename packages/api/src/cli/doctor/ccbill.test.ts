import { pino } from "pino";
import { expect, it } from "vitest";
import { readSettings } from "../../config/settings.ts";
import { PASSWORD } from "../../testing/ccbill/ccbillAccount.ts";
import { startFakeCcbill } from "../../testing/ccbill/fakeCcbill.ts";
import { serviceChecks } from "./serviceChecks.ts";

it("looks up a subscription at CCBill, where adult content may be sold", async () => {
  const ccbill = await startFakeCcbill();
  const paymentBy = (CCBILL_DATALINK_PASSWORD: string, CCBILL_BASE = ccbill.address) => {
    const settings = readSettings({
      ...{ CCBILL_ACCOUNT: "900100", CCBILL_SUBACCOUNT: "0007", CCBILL_DATALINK_USER: "mimi" },
      ...{ CCBILL_FORM: "cb617dcc-8467-49ab-b3a7-735ce1d60ad9", CCBILL_SALT: "salt" },
      ...{ CCBILL_WEBHOOK_SECRET: "s".repeat(32), CCBILL_BASE, CCBILL_DATALINK_PASSWORD },
    });
    return serviceChecks(settings, pino({ level: "silent" })).find(({ part }) => part === "payment");
  };
  const right = paymentBy(PASSWORD);
  expect(right?.provider).toBe(`CCBill account 900100-0007 at ${new URL(ccbill.address).host}`);
  expect(await right?.run()).toEqual({ state: "ok", found: "subscriptions can be looked up" });
  const refused = { state: "failed", found: "DataLink answers -1: payment.key_refused" };
  expect(await paymentBy("wrong")?.run()).toEqual(refused);
  const gone = { state: "failed", found: "DataLink cannot be reached" };
  expect(await paymentBy(PASSWORD, "http://127.0.0.1:9")?.run()).toEqual(gone);
  await ccbill.close();
});
