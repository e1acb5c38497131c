// @vitest-environment happy-dom
import { act, createRef } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Composer } from "./Composer.tsx";

it("measures its height for what is above it, also with a ref of the user", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const measured: Element[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(element: Element) {
        measured.push(element);
      }
      disconnect() {}
    },
  );
  const ref = createRef<HTMLElement>();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const composer = <Composer ref={ref} characterName="Odile" state={{ kind: "ready" }} onSend={vi.fn()} />;
  await act(async () => root.render(composer));
  expect(ref.current).toBeInstanceOf(HTMLElement);
  expect(measured).toContain(ref.current);
  await act(async () => root.unmount());
  expect(ref.current).toBeNull();
});
