import { expect, it } from "vitest";
import { changed, freshKey, moved } from "./keyedList.ts";

const items = [{ key: "a" }, { key: "new-3" }, { key: "c" }];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(" ");

it("moves an item by one, and not past an end", () => {
  expect(keys(moved(items, "c", -1))).toBe("a c new-3");
  expect(keys(moved(items, "a", 1))).toBe("new-3 a c");
  expect(moved(items, "a", -1)).toBe(items);
  expect(moved(items, "c", 1)).toBe(items);
  expect(moved(items, "absent", 1)).toBe(items);
});

it("returns an unused key", () => {
  expect(freshKey(items)).toBe("new-4");
  expect(freshKey([{ key: "a" }, { key: "new-2" }, { key: "new-4" }])).toBe("new-5");
});

it("changes only one item", () => {
  expect(
    changed(
      [
        { key: "a", text: "1" },
        { key: "b", text: "2" },
      ],
      "b",
      { text: "3" },
    ),
  ).toEqual([
    { key: "a", text: "1" },
    { key: "b", text: "3" },
  ]);
});
