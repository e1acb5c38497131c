// @vitest-environment happy-dom
import { StrictMode, act, useState } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTextField } from "./useTextField.ts";

const onValueChange = vi.fn<(value: string) => void>();
let root: ReturnType<typeof createRoot>;

function Field({ value, defaultValue }: { value?: string; defaultValue?: string }) {
  const { text, setText, props } = useTextField<HTMLInputElement>({ value, defaultValue, onValueChange });
  return (
    <form>
      <input {...props} name="text" />
      <output>{text}</output>
      <button type="button" onClick={() => setText("")} />
    </form>
  );
}

const field = () => document.querySelector("input") ?? document.createElement("input");
const rendered = () => document.querySelector("output")?.textContent;
const show = (content: ReactNode) => act(() => root.render(<StrictMode>{content}</StrictMode>));
const reports = () => onValueChange.mock.calls.map(([value]) => value);

/** As a browser does it: the element has the text before anybody hears of it. */
function type(value: string, isComposing = false): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field(), value);
  act(() => void field().dispatchEvent(new InputEvent("input", { bubbles: true, isComposing })));
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  onValueChange.mockReset();
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Rule: typing-belongs-to-field
it("never writes back an older text, however late the owner returns it", () => {
  show(<Field value="" />);
  const texts = ["h", "he", "hel", "he", "hell"];
  for (const text of texts) type(text);
  expect(field().value).toBe("hell");
  for (const text of texts) {
    show(<Field value={text} />);
    expect(field().value).toBe("hell");
    expect(rendered()).toBe("hell");
  }
  expect(reports()).toEqual(texts);
});

it("shows what comes from outside, also twice in a row, and does not report it", () => {
  show(<Field value="" />);
  for (const text of ["One.", "Two.", "One.", ""]) {
    show(<Field value={text} />);
    expect(field().value).toBe(text);
    expect(rendered()).toBe(text);
  }
  expect(onValueChange).not.toHaveBeenCalled();
});

it("is emptied by its owner after all that was typed has been returned", () => {
  show(<Field value="" />);
  type("h");
  type("hi");
  show(<Field value="hi" />);
  show(<Field value="" />);
  expect(field().value).toBe("");
});

it("shows the owner's text in place of a typed one, such as the same in capitals", () => {
  onValueChange.mockImplementation((value) => show(<Field value={value.toUpperCase().slice(0, 3)} />));
  show(<Field value="" />);
  type("a");
  expect(field().value).toBe("A");
  type("Abcd");
  expect(field().value).toBe("ABC");
});

it("shows the owner's text a second after the user has left, if the owner refused the typed one", () => {
  show(<Field value="12" />);
  field().focus();
  type("12a");
  expect(field().value).toBe("12a");
  field().blur();
  act(() => void vi.advanceTimersByTime(999));
  expect(field().value).toBe("12a");
  act(() => void vi.advanceTimersByTime(1));
  expect(field().value).toBe("12");
  expect(rendered()).toBe("12");
});

it("keeps what the owner returned 300 ms after the user has left", () => {
  show(<Field value="" />);
  field().focus();
  type("hello");
  field().blur();
  act(() => void vi.advanceTimersByTime(300));
  show(<Field value="hello" />);
  act(() => void vi.advanceTimersByTime(5000));
  expect(field().value).toBe("hello");
});

// Rule: typing-belongs-to-field
it("waits for the end of a composition before it shows what comes from outside", () => {
  show(<Field value="" />);
  field().dispatchEvent(new Event("compositionstart"));
  type("に", true);
  show(<Field value="From outside." />);
  expect(field().value).toBe("に");
  type("日", true);
  field().dispatchEvent(new Event("compositionend"));
  expect(field().value).toBe("日");
  act(() => void vi.runAllTimers());
  expect(field().value).toBe("From outside.");
});

// Rule: typing-belongs-to-field
it.each([
  ["before", "Of yesterday. に", "Of yesterday. 日本"],
  ["after", "に of yesterday", "日本 of yesterday"],
])("keeps what its owner adds %s the text during a composition", (_, added, whole) => {
  function Owner({ draft }: { draft: string }) {
    const [value, setValue] = useState(draft);
    const [shown, setShown] = useState(draft);
    if (shown !== draft) {
      setShown(draft);
      setValue(draft);
    }
    onValueChange.mockImplementation(setValue);
    return <Field value={value} />;
  }
  show(<Owner draft="" />);
  field().dispatchEvent(new Event("compositionstart"));
  type("に", true);
  show(<Owner draft={added} />);
  expect(field().value).toBe("に");
  type("日本", true);
  expect(field().value).toBe("日本");
  expect(reports().at(-1)).toBe(whole);
  field().dispatchEvent(new Event("compositionend"));
  act(() => void vi.runAllTimers());
  expect(field().value).toBe(whole);
  expect(rendered()).toBe(whole);
  type(`${whole}!`);
  expect(reports().at(-1)).toBe(`${whole}!`);
});

it("drops what its owner has added when the owner replaces the text during the composition", () => {
  show(<Field value="" />);
  field().dispatchEvent(new Event("compositionstart"));
  type("に", true);
  show(<Field value="Of yesterday. に" />);
  show(<Field value="" />);
  type("日本", true);
  expect(reports().at(-1)).toBe("日本");
});

it("keeps the composed text if the owner accepts it after all", () => {
  show(<Field value="" />);
  field().dispatchEvent(new Event("compositionstart"));
  type("に", true);
  show(<Field value="From outside." />);
  type("日", true);
  show(<Field value="日" />);
  field().dispatchEvent(new Event("compositionend"));
  act(() => void vi.runAllTimers());
  expect(field().value).toBe("日");
});

it("holds its text itself without an owner, and is reset by its form", () => {
  show(<Field defaultValue="me" />);
  type("me too");
  show(<Field defaultValue="me" />);
  expect(field().value).toBe("me too");
  field().form?.reset();
  act(() => void vi.runAllTimers());
  expect(field().value).toBe("me");
  expect(rendered()).toBe("me");
  expect(reports()).toEqual(["me too", "me"]);
});

it("reports a text that a button of the component sets", () => {
  show(<Field defaultValue="lamp" />);
  act(() => document.querySelector("button")?.click());
  expect(field().value).toBe("");
  expect(reports()).toEqual([""]);
});

it("shows the current text in a new element, such as one of a dialog that opens again", () => {
  function Dialog() {
    const [open, setOpen] = useState(true);
    const { props } = useTextField<HTMLInputElement>({ value: "lamp", onValueChange });
    return (
      <>
        {open && <input {...props} />}
        <button type="button" onClick={() => setOpen(!open)} />
      </>
    );
  }
  const press = () => act(() => document.querySelector("button")?.click());
  show(<Dialog />);
  type("lamp oil");
  press();
  press();
  expect(field().value).toBe("lamp oil");
});

it("reports once what was typed into the server's markup", () => {
  document.body.innerHTML = renderToString(<Field value="" />);
  field().value = "Hello";
  act(() => {
    root = hydrateRoot(document.body, <Field value="" />);
  });
  expect(reports()).toEqual(["Hello"]);
  expect(field().value).toBe("Hello");
  expect(rendered()).toBe("Hello");
});
