import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { unnamedTypes } from "../scripts/unnamedTypes.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

it("every type that a public declaration refers to is exported by an entry, so that a user can name it", () => {
  expect(unnamedTypes(packageFolder)).toEqual([]);
});
