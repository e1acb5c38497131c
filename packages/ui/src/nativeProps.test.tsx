// @vitest-environment happy-dom
import { dirname } from "node:path";
import type { composeStories, Meta } from "@storybook/react-vite";
import { act, createElement, createRef } from "react";
import type { ComponentType, ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { componentEntries } from "../scripts/entries.ts";
import { composeStates } from "./composeStates.fixtures.ts";
import { Button } from "./components/Button/Button.tsx";
import { Checkbox } from "./components/Checkbox/Checkbox.tsx";
import { Chip } from "./components/Chip/Chip.tsx";
import { Field } from "./components/Field/Field.tsx";
import { IconButton } from "./components/IconButton/IconButton.tsx";
import { Link } from "./components/Link/Link.tsx";
import { LinkButton } from "./components/LinkButton/LinkButton.tsx";
import { LinkIconButton } from "./components/LinkIconButton/LinkIconButton.tsx";
import { Select } from "./components/Select/Select.tsx";
import { Switch } from "./components/Switch/Switch.tsx";
import { TextArea } from "./components/TextArea/TextArea.tsx";
import { Toasts } from "./components/Toasts/Toasts.tsx";
import { UploadButton } from "./components/UploadButton/UploadButton.tsx";

type Module = Parameters<typeof composeStories>[0] & {
  default: Meta & { component: ComponentType<Record<string, unknown>> };
};

const modules = import.meta.glob<Module>("./components/**/*.stories.tsx", { eager: true });

/** Every state of every general component. */
const states = componentEntries(dirname(import.meta.dirname))
  .filter(({ file }) => file.startsWith("src/components/"))
  .flatMap(({ component, file }) => {
    const module = modules[file.replace(/^src/, ".").replace(/\.tsx$/, ".stories.tsx")];
    if (module === undefined) throw new Error(`${file} has no stories.`);
    const stories = composeStates(module) as Record<string, { args: object }>;
    return Object.entries(stories).map(([state, { args }]) => ({
      component,
      state,
      args,
      type: module.default.component,
    }));
  });

/** Their `title` is the visible one. */
const withOwnTitle = ["ConfirmDialog", "EmptyState", "FailedState", "ImageCropDialog", "Modal"];

const events = {
  onClick: () => new MouseEvent("click", { bubbles: true, cancelable: true }),
  onFocus: () => new FocusEvent("focusin", { bubbles: true }),
  onBlur: () => new FocusEvent("focusout", { bubbles: true }),
  onMouseEnter: () => new MouseEvent("mouseover", { bubbles: true }),
  onKeyDown: () => new KeyboardEvent("keydown", { key: "F2", bubbles: true }),
};
type Handler = keyof typeof events;
const handlers = Object.keys(events) as Handler[];

let unmount: () => Promise<void>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => unmount());

describe("the props of the element", () => {
  it.each(states)("reach it: $component, $state", async ({ component, args, type }) => {
    const title = withOwnTitle.includes(component) ? {} : { title: "Own title" };
    const called: Partial<Record<Handler, EventTarget>> = {};
    const record = (name: Handler) => (event: { currentTarget: EventTarget }) => {
      called[name] = event.currentTarget;
    };
    const ref = createRef<HTMLElement>();
    await render(
      createElement(type, {
        ...args,
        ...title,
        ref,
        "data-own": "yes",
        tabIndex: 3,
        ...Object.fromEntries(handlers.map((name) => [name, record(name)])),
      }),
    );
    const element = document.querySelector<HTMLElement>("[data-own=yes]");
    if (element === null) throw new Error("It was not rendered.");
    expect(ref.current).toBe(element);
    expect(element.getAttribute("tabindex")).toBe("3");
    if (title.title !== undefined) expect(element.title).toBe("Own title");
    // No link is followed.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    for (const name of handlers) await act(async () => element.dispatchEvent(events[name]()));
    // React calls no mouse handler of a disabled control, and an idle button swallows its click.
    const isIdle = element.matches(":disabled, [aria-disabled=true]");
    const expected = handlers.filter((name) => !isIdle || !/Click|Mouse/.test(name));
    for (const name of expected) expect(called[name], name).toBe(element);
  });

  const press = { name: "answer", value: "yes", form: "other" };
  const follow = { target: "_top", rel: "help", download: "guide.pdf" };
  const text = { name: "when", readOnly: true, required: true, placeholder: "Soon" };
  it.each<[string, string, ReactNode, object]>([
    ["Button", "button", <Button {...press}>Go</Button>, press],
    ["IconButton", "button", <IconButton {...press} label="Go" icon="→" />, press],
    ["UploadButton", "button", <UploadButton {...press} onFileSelect={vi.fn()} />, press],
    [
      "Link",
      "a",
      <Link {...follow} href="/a">
        Go
      </Link>,
      follow,
    ],
    [
      "LinkButton",
      "a",
      <LinkButton {...follow} href="/a">
        Go
      </LinkButton>,
      follow,
    ],
    ["LinkIconButton", "a", <LinkIconButton {...follow} href="/a" label="Go" icon="→" />, follow],
    [
      "TextArea",
      "textarea",
      <TextArea {...text} minLength={2} cols={9} label="A" />,
      { ...text, cols: "9", minlength: "2" },
    ],
    [
      "Field",
      "input",
      <Field
        {...text}
        minLength={2}
        inputMode="numeric"
        type="date"
        min="2026-01-01"
        max="2026-12-31"
        label="A"
      />,
      { ...text, minlength: "2", type: "date", inputmode: "numeric", min: "2026-01-01", max: "2026-12-31" },
    ],
    [
      "Switch",
      "input",
      <Switch name="on" value="yes" required label="A" />,
      { name: "on", value: "yes", required: true },
    ],
  ])("%s passes on those of its element", async (_, tag, node, attributes) => {
    await render(node);
    const element = document.querySelector(tag);
    for (const [name, value] of Object.entries(attributes)) {
      expect(element?.getAttribute(name.toLowerCase()), name).toBe(value === true ? "" : value);
    }
  });

  it.each([
    ["Field", <Field autoFocus label="A" />],
    ["TextArea", <TextArea autoFocus label="A" />],
    ["Button", <Button autoFocus>Go</Button>],
    ["Switch", <Switch autoFocus label="A" />],
    ["Checkbox", <Checkbox autoFocus label="A" />],
    ["Select", <Select autoFocus label="A" options={[{ value: "a", label: "A" }]} />],
  ])("autoFocus focuses the control of %s", async (_, node) => {
    await render(node);
    expect(document.activeElement?.matches("input, textarea, button")).toBe(true);
  });
});

describe("a handler of the user", () => {
  type Own = (event: { preventDefault: () => void }) => void;
  const toast = { id: "1", kind: "info", message: "Saved." } as const;
  const cases: Record<string, (own: Own, ours: () => void) => [ReactNode, string, () => Event]> = {
    Chip: (own, ours) => [<Chip label="A" onClick={own} onSelectedChange={ours} />, "button", events.onClick],
    Checkbox: (own, ours) => [
      <Checkbox label="A" onClick={own} onCheckedChange={ours} />,
      "button",
      events.onClick,
    ],
    Toasts: (own, ours) => [
      <Toasts toasts={[toast]} onToastClose={vi.fn()} onFocus={own} onPauseChange={ours} />,
      "section",
      events.onFocus,
    ],
  };

  it.each(Object.entries(cases))("is called before that of %s", async (_, create) => {
    const calls: string[] = [];
    const [node, selector, event] = create(
      () => calls.push("theirs"),
      () => calls.push("ours"),
    );
    await render(node);
    await act(async () => document.querySelector(selector)?.dispatchEvent(event()));
    expect(calls).toEqual(["theirs", "ours"]);
  });

  it.each(Object.entries(cases))("can prevent that of %s", async (_, create) => {
    const ours = vi.fn();
    const [node, selector, event] = create((given) => given.preventDefault(), ours);
    await render(node);
    await act(async () => {
      const given = event();
      // A focus cannot be cancelled in a browser.
      document
        .querySelector(selector)
        ?.dispatchEvent(
          given instanceof FocusEvent
            ? new FocusEvent(given.type, { bubbles: true, cancelable: true })
            : given,
        );
    });
    expect(ours).not.toHaveBeenCalled();
  });

  it("sees each text that is typed into a field, which reports it too", async () => {
    const [onChange, onValueChange] = [vi.fn(), vi.fn()];
    await render(<Field label="A" onChange={onChange} onValueChange={onValueChange} />);
    const input = document.querySelector("input");
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "me");
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledOnce();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("me");
  });

  it.each([
    [
      "Button",
      <Button key="" pending onClick={() => expect.fail("It was pressed.")}>
        Go
      </Button>,
    ],
    [
      "LinkButton",
      <LinkButton key="" href="/a" disabled onClick={() => expect.fail("It was followed.")}>
        Go
      </LinkButton>,
    ],
  ])("is not called by a click on an idle %s, which is prevented", async (_, node) => {
    await render(node);
    const click = events.onClick();
    await act(async () => document.querySelector("button, a")?.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
  });
});

async function render(node: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () => root.render(node));
  let isMounted = true;
  unmount = async () => {
    if (!isMounted) return;
    isMounted = false;
    await act(async () => root.unmount());
    container.remove();
  };
}
