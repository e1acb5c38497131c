// @vitest-environment happy-dom
import { dirname } from "node:path";
import { composeStories } from "@storybook/react-vite";
import type { Meta } from "@storybook/react-vite";
import { act, createElement } from "react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { componentEntries } from "../scripts/entries.ts";
import { memberDocs } from "../scripts/propDocs.ts";
import { controls, parts, places } from "./absentCallbacks.fixtures.ts";
import { messages, required } from "./callbackReasons.fixtures.ts";

type Props = Readonly<Record<string, unknown>>;
type Module = Parameters<typeof composeStories>[0] & { default: Meta & { component: ComponentType<Props> } };

const modules = import.meta.glob<Module>("./{components,features,screens}/**/*.stories.tsx", { eager: true });
const packageFolder = dirname(import.meta.dirname);
const components = componentEntries(packageFolder).map(({ component }) => component);

/** The callbacks of components, and those of exported types by the prop that receives them. */
const callbacks = memberDocs(packageFolder)
  .filter(({ name }) => /\.on[A-Z]\w*$/.test(name))
  .map((member) => ({ ...member, owner: member.name.slice(0, member.name.indexOf(".")) }))
  .filter(({ owner }) => !components.includes(owner.replace(/Props$/, "")) || components.includes(owner))
  .map(({ name, owner, isOptional }) => ({ name: name.replace(owner, places[owner] ?? owner), isOptional }));

let unmount = async () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

afterEach(() => unmount());

// The API of components, docs/guides/add-a-component.md.
describe("an absent callback means an absent control", () => {
  it("is tested for every optional callback that is no mere message", () => {
    const optional = callbacks.filter(({ isOptional }) => isOptional).map(({ name }) => name);
    const tested = new Set<string>([...controls.map(([name]) => name), ...Object.keys(messages)]);
    const isTested = (name: string) => {
      const [component = "", prop] = name.split(".");
      return tested.has(name) || (parts[component] ?? []).some((part) => tested.has(`${part}.${prop}`));
    };
    expect(optional.length).toBeGreaterThan(180);
    expect(optional.filter((name) => !isTested(name))).toEqual([]);
    expect(Object.keys(messages).filter((name) => !optional.includes(name))).toEqual([]);
  });

  it("requires only the callbacks without which a component is useless, each with its reason", () => {
    const names = callbacks.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => required[name] === undefined)).toEqual([]);
    expect(Object.keys(required).filter((name) => !names.includes(name))).toEqual([]);
  });

  const rows = controls.map(([path, story, role, name, menu]) => ({ path, story, role, name, menu }));
  it.each(rows)("$path, in the story $story: $role “$name”", async ({ path, story, role, name, menu }) => {
    const [component = "", ...props] = path.split(".");
    const [args, type] = storyOf(component, story);
    const isShown = () => controlsOf(role).includes(name);

    await render(type, withProp(args, props, vi.fn()), menu);
    await expect.poll(() => controlsOf(role)).toContain(name);
    await unmount();

    await render(type, withProp(args, props, undefined), menu);
    expect(isShown()).toBe(false);
  });
});

function storyOf(component: string, name: string): readonly [Props, ComponentType<Props>] {
  for (const [file, module] of Object.entries(modules)) {
    if (!file.includes(`/${component}/`)) continue;
    const story = (composeStories(module) as unknown as Record<string, { args: Props }>)[name];
    if (story) return [story.args, module.default.component];
  }
  throw new Error(`${component} has no story ${name}.`);
}

/** The props with another value at a path such as `actions.onChatTry`. */
function withProp(props: Props, [first = "", ...rest]: readonly string[], value: unknown): Props {
  return { ...props, [first]: rest.length === 0 ? value : withProp(props[first] as Props, rest, value) };
}

/** Renders the component, and presses the button of a menu if there is one. */
async function render(component: ComponentType<Props>, props: Props, menu: string | undefined) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  await act(async () => root.render(createElement(component, props)));
  await act(async () => vi.dynamicImportSettled());
  if (menu === undefined) return;
  const button = [...document.querySelectorAll("button")].find((one) => nameOf(one) === menu);
  await act(async () => {
    // Tabs react to this event, and menus to the next.
    button?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    button?.click();
  });
  await act(async () => vi.dynamicImportSettled());
}

const selectors = {
  button: "button",
  menuitem: "[role^=menuitem]",
  switch: "[role=switch]",
  radiogroup: "[role=radiogroup]",
  checkbox: "[role=checkbox]",
  combobox: "select",
  input: "input",
} as const;

/** The names of the controls with a role. */
function controlsOf(role: keyof typeof selectors): readonly string[] {
  return [...document.querySelectorAll(selectors[role])].map(nameOf);
}

function nameOf(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const legend = element.querySelector(":scope > legend")?.textContent;
  const label = (element as HTMLInputElement).labels?.[0]?.textContent;
  return (
    element.getAttribute("aria-label") ||
    labels ||
    legend ||
    element.textContent ||
    label ||
    ""
  ).trim();
}
