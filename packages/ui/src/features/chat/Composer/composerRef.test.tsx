// @vitest-environment happy-dom
import { act, createRef } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { Composer } from "./Composer.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

it("measures its height for what is above it, also with a ref of the user", async () => {
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
  const composer = <Composer ref={ref} characterName="Odile" state={{ kind: "ready" }} onSubmit={vi.fn()} />;
  await act(async () => root.render(composer));
  expect(ref.current).toBeInstanceOf(HTMLElement);
  expect(measured).toContain(ref.current);
  await act(async () => root.unmount());
  expect(ref.current).toBeNull();
});

it("has refs of the user to its root and its field, beside its own", async () => {
  const ref = createRef<HTMLElement>();
  const fieldRef = createRef<HTMLTextAreaElement>();
  const onSubmit = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const composer = (
    <Composer
      ref={ref}
      fieldRef={fieldRef}
      characterName="Odile"
      defaultDraft="waits"
      state={{ kind: "ready" }}
      rolePlayButtons
      onSubmit={onSubmit}
    />
  );
  await act(async () => root.render(composer));
  expect(ref.current?.contains(fieldRef.current)).toBe(true);
  fieldRef.current?.focus();
  expect(document.activeElement).toBe(fieldRef.current);
  fieldRef.current?.setSelectionRange(0, 5);
  const press = (label: string) =>
    act(async () => ref.current?.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());
  await press("Action: add asterisks");
  await press("Send");
  expect(onSubmit.mock.calls).toEqual([["*waits*"]]);
  await act(async () => root.unmount());
  expect(fieldRef.current).toBeNull();
});

it("has the content of the user above the text and around its buttons, and no buttons for role play unless asked", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const ref = createRef<HTMLElement>();
  await act(async () =>
    root.render(
      <Composer
        ref={ref}
        characterName="Odile"
        state={{ kind: "ready" }}
        persona={{ name: "Mara", onPersonaOpen: vi.fn() }}
        above={<button aria-label="lamp.png" />}
        before={<button aria-label="Add a file" />}
        after={<button aria-label="Dictate" />}
        onSubmit={vi.fn()}
      />,
    ),
  );
  const controls = [...(ref.current?.querySelectorAll("textarea, button") ?? [])];
  expect(controls.map((control) => control.ariaLabel ?? control.getAttribute("aria-label"))).toEqual([
    "lamp.png",
    "Write to Odile",
    "Add a file",
    "Mara: your persona. Change it",
    "Dictate",
    "Send",
  ]);
  await act(async () => root.unmount());
});
