import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { propDocs } from "../scripts/propDocs.ts";

it("finds a description for every prop of every public component", { timeout: 60_000 }, () => {
  const props = propDocs(fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, ""));
  expect(props.length).toBeGreaterThan(300);
  expect(props.filter(({ described }) => !described).map(({ name }) => name)).toEqual([]);
});
