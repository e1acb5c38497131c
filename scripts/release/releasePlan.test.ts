import { expect, it } from "vitest";
import { releasePlan } from "./releasePlan.ts";

it("publishes a version that npm does not have", () => {
  expect(releasePlan({ version: "1.0.0", pending: 0, published: false }).publishes).toBe(true);
});

it("publishes nothing while changesets wait for a version", () => {
  const plan = releasePlan({ version: "1.0.0", pending: 2, published: false });
  expect(plan).toEqual({
    publishes: false,
    message: "is not published: 2 changesets wait for `npm run release:version`.",
  });
});

it("publishes no version twice", () => {
  expect(releasePlan({ version: "1.0.0", pending: 0, published: true }).publishes).toBe(false);
});
