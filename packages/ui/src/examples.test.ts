import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { exampleErrors, exampleOf, examples } from "../scripts/examples.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

it("every component of the library has an example, which contains it", () => {
  const all = examples(packageFolder);
  expect(all.length).toBeGreaterThan(75);
  const without = all.filter(({ component, code }) => !new RegExp(`^<${component}[\\s/>]`).test(code));
  expect(without.map(({ component }) => component)).toEqual([]);
});

it("every example compiles", { timeout: 120_000 }, () => {
  expect(exampleErrors(packageFolder)).toEqual([]);
});

it("the example is what follows the tag", () => {
  const source = `/**
 * A tile.
 *
 * @example
 * <Tile
 *   size={2}
 * />
 */
export function Tile() {}
`;
  expect(exampleOf("Tile", source)).toBe("<Tile\n  size={2}\n/>");
  expect(exampleOf("Tile", "/** A tile. */\nexport function Tile() {}")).toBe("");
});
