import { beforeEach, expect, it } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { freshState } from "../testing/freshState.ts";
import { withCode } from "./code.actions.ts";
import { toastsState } from "./toasts.store.ts";

beforeEach(() => {
  freshState();
  fakeServices();
});

it("answers with what was done with the code", async () => {
  expect(
    await withCode(
      async () => 2,
      (code) => code + 1,
    ),
  ).toBe(3);
  expect(toastsState.toasts).toEqual([]);
});

it("says that the code cannot be fetched, and does nothing", async () => {
  const done = await withCode(
    () => Promise.reject<number>(new TypeError("Failed to fetch")),
    () => "done",
  );
  expect([done, toastsState.toasts.map(({ kind }) => kind)]).toEqual([undefined, ["failed"]]);
});

it("passes on a fault of what is done, which is none of the code's", async () => {
  await expect(
    withCode(
      async () => 2,
      () => Promise.reject(new Error("broken")),
    ),
  ).rejects.toThrow("broken");
  expect(toastsState.toasts).toEqual([]);
});
