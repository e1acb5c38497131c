// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Markdown } from "./Markdown.tsx";

vi.mock("./closeOpenMarkdown.ts", () => ({
  closeOpenMarkdown: (text: string) => {
    if (text.includes("unreadable")) throw new Error("cannot be read");
    return text;
  },
}));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // React logs what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("shows plain text for a message that cannot be rendered, until its text changes", () => {
  const root = createRoot(document.body);
  const show = (text: string) =>
    act(() =>
      root.render(
        <>
          <Markdown text="*before*" />
          <Markdown text={text} truncated />
        </>,
      ),
    );
  show("*unreadable*\nline");
  expect(document.body.querySelector("em")?.textContent).toBe("before");
  expect([...document.body.querySelectorAll("p")].map((p) => p.textContent)).toEqual([
    "before",
    "*unreadable*\nline",
  ]);
  show("*after*");
  expect([...document.body.querySelectorAll("em")].map((em) => em.textContent)).toEqual(["before", "after"]);
  act(() => root.unmount());
});

it("renders a very long text in slices until it is complete", async () => {
  const text = "*a* ".repeat(2_000).trim();
  const root = createRoot(document.body);
  act(() => root.render(<Markdown text={text} />));
  const first = document.body.querySelectorAll("em").length;
  expect(first).toBeLessThan(1_000);
  await vi.waitFor(() => expect(document.body.querySelectorAll("em")).toHaveLength(2_000), {
    timeout: 50_000,
  });
  act(() => root.unmount());
}, 60_000);
