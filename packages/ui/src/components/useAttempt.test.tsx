// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Button } from "./Button/Button.tsx";
import { Field } from "./Field/Field.tsx";
import { useAttempt } from "./useAttempt.ts";

const onSend = vi.fn();
let root: ReturnType<typeof createRoot>;

function Form({ text, other = "" }: { text: string; other?: string }) {
  const [hasTried, attempt] = useAttempt();
  const [isValid] = useState(text !== "" && text.length <= 5 && other.length <= 5);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        attempt(event.currentTarget, isValid, onSend);
      }}
    >
      <Field
        label="First"
        value={text}
        maxLength={5}
        error={hasTried && text === "" ? "Write something." : undefined}
      />
      <Field label="Second" value={other} maxLength={5} />
      <Button type="submit">Send</Button>
    </form>
  );
}

const show = (text: string, other?: string) => act(() => root.render(<Form text={text} other={other} />));
const press = () => act(() => document.querySelector("button")?.click());
const focused = () => document.activeElement?.closest("div")?.querySelector("label")?.textContent;
const errors = () =>
  [...document.querySelectorAll("[role=alert]:not([hidden])")].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  onSend.mockReset();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it("focuses the first field that is missing, with its error", () => {
  show("");
  expect(errors()).toEqual([]);
  press();
  expect([focused(), errors()]).toEqual(["First", ["Write something."]]);
  expect(onSend).not.toHaveBeenCalled();
});

it("focuses a field that is too long, and says by how many characters", () => {
  show("Ines", "a".repeat(4) + "👨‍👩‍👧‍👦".repeat(3));
  press();
  expect([focused(), errors()]).toEqual(["Second", ["Too long. Shorten it by 2."]]);
  expect(onSend).not.toHaveBeenCalled();
});

it("focuses it again when it has the focus, so that the error is read again", () => {
  show("too long for it");
  press();
  const onFocus = vi.fn();
  document.activeElement?.addEventListener("focus", onFocus);
  press();
  expect(onFocus).toHaveBeenCalledOnce();
});

it("sends what is valid", () => {
  show("Ines");
  press();
  expect(onSend).toHaveBeenCalledOnce();
  expect(errors()).toEqual([]);
});
