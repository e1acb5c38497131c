import { beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { freshState } from "../testing/freshState.ts";
import { codeOf, withCode } from "./code.actions.ts";
import { toastsState } from "./toasts.store.ts";

let fakes: ReturnType<typeof fakeServices>;
beforeEach(() => {
  freshState();
  fakes = fakeServices();
});

it("says that a part cannot be fetched, and asks for it again once something is pressed", async () => {
  const load = vi.fn(async () => "part").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const part = codeOf(load);
  await vi.waitFor(() => expect(toastsState.toasts.map(({ kind }) => kind)).toEqual(["failed"]));
  expect(load).toHaveBeenCalledOnce();
  fakes.browser.stir();
  expect(await part).toEqual({ default: "part" });
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
