import { pino } from "pino";
import { expect, it } from "vitest";
import { Metrics } from "../../metrics/Metrics.ts";
import { paymentAlerts } from "./paymentAlerts.ts";

it("a payment alert is an error in the log with a stable name, and a counter", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const metrics = new Metrics({ database: {}, processFigures: false });
  const raise = paymentAlerts(log, metrics);
  raise("payment.unknown_price", { subscription: "sub_1", price: "price_gone" });
  raise("payment.unknown_price", { subscription: "sub_2", price: "price_gone" });
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 50,
    alert: "payment.unknown_price",
    subscription: "sub_1",
    price: "price_gone",
  });
  expect(await metrics.text()).toContain('mimi_payment_alerts_total{alert="payment.unknown_price"} 2');
});
