// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toasts, createToasts, useToasts } from "./Toasts.tsx";
import type { ToastList } from "./Toasts.tsx";

function Page({ list }: { list: ToastList }) {
  return <Toasts {...useToasts(list)} />;
}

let list: ToastList;
let root: ReturnType<typeof createRoot>;

const shown = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (element) => (element.getAttribute("aria-label") ?? element.textContent) === name,
  );
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  list = createToasts();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Page list={list} />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("renders what is shown, and closes it after its time", async () => {
  await act(async () => void list.show({ kind: "done", message: "Saved." }));
  await wait(5_999);
  expect(shown()).toEqual(["Saved."]);
  await wait(1);
  expect(shown()).toEqual([]);
});

it("pauses the time while a toast is focused, and until the focused toast is closed", async () => {
  await act(async () => void list.show({ kind: "done", message: "Saved." }));
  await act(async () => void list.show({ kind: "done", message: "Copied." }));
  act(() => button("Dismiss")?.focus());
  await wait(60_000);
  expect(shown()).toEqual(["Saved.", "Copied."]);
  await act(async () => button("Dismiss")?.click());
  expect(shown()).toEqual(["Copied."]);
  await wait(6_000);
  expect(shown()).toEqual([]);
});

it("runs an action once, and closes its toast", async () => {
  const onClick = vi.fn();
  await act(async () => void list.show({ kind: "info", message: "Deleted.", action: { onClick } }));
  await act(async () => button("Undo")?.click());
  expect([onClick.mock.calls.length, shown()]).toEqual([1, []]);
});

it("stops the time when the toasts are no longer rendered", async () => {
  await act(async () => void list.show({ kind: "done", message: "Saved." }));
  await act(async () => root.render(null));
  await wait(60_000);
  expect(list.toasts).toHaveLength(1);
});

it("renders an empty live region on the server", () => {
  const own = createToasts();
  own.show({ kind: "done", message: "Saved." });
  expect(renderToString(<Page list={own} />)).toMatch(/<ol[^>]* aria-live="polite"[^>]*><\/ol>/);
});
