import { expect } from "vitest";

/** Holds an answer of a call against what all of them carry (contract 1), also those that succeed. */
export function expectStandingHeaders({ headers }: Response): void {
  expect(headers.get("Cache-Control")).toMatch(/\bno-store\b/);
  expect(headers.get("Vary")).toBe("mimi-cookie");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{1,64}$/);
}
