import { expect, it } from "vitest";
import { daysOf } from "./chatsView.ts";

it("names days by the local time, at any hour", () => {
  const dayOf = daysOf(new Date("2026-11-20T00:10:00"));
  expect(
    ["2026-11-20T00:05:00", "2026-11-19T00:05:00", "2026-11-18T23:59:00"].map((time) => dayOf(time).heading),
  ).toEqual(["Today", "Yesterday", "November 2026"]);
});
