import { type Route, routes } from "@mimi/contract";
import { expect, it } from "vitest";
import * as readers from "../../../domain/takedown/removedGreetings.ts";
import { classifiedColumns, textColumns, withheldByReaders } from "./contentColumns.ts";
import { withoutContent, writing } from "./writingCalls.ts";

// Rule: takedown-every-copy
it("classifies every column that can have text: a new one must be withheld, or have no content", () => {
  expect([...new Set(classifiedColumns)].sort()).toEqual(textColumns().sort());
});

// Rule: takedown-every-copy
it("names an existing reader for every column that keeps its content", () => {
  for (const [column, names] of Object.values(withheldByReaders).flatMap(Object.entries<string>)) {
    expect(textColumns()).toContain(column);
    for (const name of names.split(", ")) expect(readers).toHaveProperty(name);
  }
});

// Rule: takedown-every-copy
it("makes every call that writes: a new one must be made here, or have no content in its answer", () => {
  const names = Object.entries<Route>(routes)
    .filter(([, { method, who }]) => method !== "GET" && ["visitor", "user", "fresh"].includes(who))
    .map(([name]) => name);
  expect([...new Set<string>([...writing, ...withoutContent])].sort()).toEqual(names.sort());
});
