import { expect, test } from "vitest";
import { makeLog } from "../../packages/api/src/shared/log.ts";
import { readableLine } from "./readableLine.ts";

/** One line as the API writes it, formatted. */
function formatted(write: (log: ReturnType<typeof makeLog>) => void): string | null {
  const lines: string[] = [];
  write(makeLog("info", { write: (line: string) => void lines.push(line.trimEnd()) }));
  return readableLine(lines[0] ?? "");
}

test("a successful request is not printed", () => {
  const request = { id: "r1", method: "GET", path: "/api/tag/", status: 200, ms: 3.2 };
  expect(formatted((log) => log.info(request, "request"))).toBeNull();
});

test("the line with the providers in use is printed", () => {
  expect(formatted((log) => log.info({ providers: { model: "off" } }, "starting with model: off"))).toBe(
    "starting with model: off",
  );
});

test("a request that failed is one line, with the id that its answer has", () => {
  const request = { id: "r1", method: "GET", path: "/api/tag/", status: 503, ms: 3.2 };
  expect(formatted((log) => log.warn(request, "request"))).toBe(
    "warning: request GET /api/tag/ 503 3 ms id=r1",
  );
});

// Rule: terminal-errors
test("an error is printed with its message, its code, the request and the calls", () => {
  const error = Object.assign(new TypeError("no disk"), { code: "ENOSPC" });
  error.stack = "TypeError: no disk\n    at write (file.ts:1:2)\n    at save (file.ts:3:4)";
  const request = { id: "r1", method: "POST", path: "/api/chat/", err: error };
  expect(formatted((log) => log.error(request, "request failed"))).toBe(
    "error: request failed POST /api/chat/ id=r1\nTypeError: no disk (ENOSPC)\n    at write (file.ts:1:2)\n    at save (file.ts:3:4)",
  );
});

test("what is thrown without being an error is printed by its kind", () => {
  expect(formatted((log) => log.error({ err: "text of a user" }, "a stream failed"))).toBe(
    "error: a stream failed\nError: string",
  );
});

// Rule: terminal-errors
test("a payment alert is printed with its name and its details", () => {
  const alert = { alert: "payment.unknown_price", price: "price_1", plans: [105, 106] };
  expect(formatted((log) => log.error(alert, "the operator must look at a payment"))).toBe(
    "error: the operator must look at a payment alert=payment.unknown_price price=price_1 plans=[105,106]",
  );
});

test("a line that is not JSON is printed unchanged", () => {
  expect(readableLine("data folder .data is in use by process 7")).toBe(
    "data folder .data is in use by process 7",
  );
  expect(readableLine("{not json")).toBe("{not json");
});
