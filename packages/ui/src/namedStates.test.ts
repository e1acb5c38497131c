import { expect, test } from "vitest";
import { namedStatesOf } from "./namedStates.fixtures.ts";

test("a state that several fixtures share is offered once, and so is the absence of the prop", () => {
  const idle = { kind: "idle" };
  const fixtures = {
    empty: { state: idle },
    filledIn: { state: idle, draft: "a" },
    sent: { state: { kind: "sent" } },
    unknown: {},
    other: {},
  } as Record<string, { state?: { kind: string } }>;
  expect(namedStatesOf(fixtures, "state").options).toEqual(["empty", "sent", "unknown"]);
});
