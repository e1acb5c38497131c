import { expect, it } from "vitest";
import { FrequentQueries } from "./frequentQueries.ts";

function namesOf(often: FrequentQueries, text: string, times: number): (string | undefined)[] {
  return Array.from({ length: times }, () => often.nameOf(text));
}

it("gives a frequent query a name, and always the same one", () => {
  const often = new FrequentQueries();
  const [named, again] = namesOf(often, "select 1", 6).slice(4);
  expect(namesOf(often, "select 2", 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(named).toBeDefined();
  expect(again).toBe(named);
  expect(often.nameOf("select 2")).not.toBe(named);
});

it("limits the number of names, because each connection stores their plans", () => {
  const often = new FrequentQueries();
  const named = Array.from({ length: 300 }, (_none, at) => namesOf(often, `select ${at}`, 5).at(-1));
  expect(new Set(named.filter((name) => name !== undefined)).size).toBe(200);
  expect(often.nameOf("select 0")).toBe(named[0]);
});

it("limits the number of counted queries, because some texts are used only once", () => {
  const often = new FrequentQueries();
  namesOf(often, "select 0", 4);
  for (let at = 1; at <= 1_000; at += 1) often.nameOf(`select ${at}`);
  expect(often.nameOf("select 0")).toBeUndefined();
});
