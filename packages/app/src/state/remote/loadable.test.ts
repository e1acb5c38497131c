import { expect, it, vi } from "vitest";
import { loadable } from "./loadable.ts";
import { idle, loading, ready } from "./resource.ts";

const retry = vi.fn();
const first = ({ value }: ReturnType<typeof ready<readonly string[]>>) => value[0];

it("maps the value that was loaded", () => {
  expect(loadable(ready(["Odile"]), retry, first)).toEqual({ kind: "ready", value: "Odile" });
});

it.each([
  [idle, "idle"],
  [loading, "loading"],
  [null, "idle"],
  [undefined, "idle"],
])("shows %o as %s", (state, kind) => {
  expect(loadable(state, retry, first)).toEqual({ kind });
});

it("gives a failure its cause and its retry", () => {
  const failed = { kind: "failed", cause: "offline", code: "unreachable" } as const;
  const shown = loadable(failed, retry, first);
  expect(shown).toMatchObject({ kind: "failed", cause: "offline" });
  if (shown.kind === "failed") shown.onRetry?.();
  expect(retry).toHaveBeenCalledOnce();
});
