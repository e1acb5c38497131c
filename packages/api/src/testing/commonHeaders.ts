import { expect } from "vitest";

/** Checks the headers of all answers of calls (contract 1). */
export function expectCommonHeaders({ headers }: Response): void {
  expect(headers.get("Cache-Control")).toMatch(/\bno-store\b/);
  expect(headers.get("Vary")).toBe("mimi-cookie");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{1,64}$/);
}
