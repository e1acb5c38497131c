// @vitest-environment happy-dom
import { dirname } from "node:path";
import type { composeStories, Meta } from "@storybook/react-vite";
import { act, createElement, createRef } from "react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { componentEntries } from "../scripts/entries.ts";
import { composeStates } from "./composeStates.fixtures.ts";

type Module = Parameters<typeof composeStories>[0] & {
  default: Meta & { component: ComponentType<Record<string, unknown>> };
};

const modules = import.meta.glob<Module>("./{components,features,screens}/**/*.stories.tsx", { eager: true });
// A message of the system is several paragraphs without an element around them: each is an entry of the message list.
const withoutRoot = ["Message"];
const components = componentEntries(dirname(import.meta.dirname)).filter(
  ({ component }) => !withoutRoot.includes(component),
);

/** What happy-dom has and jsdom lacks: no component needs it. */
const missing = {
  globals: ["CSS", "IntersectionObserver", "createImageBitmap", "matchMedia"],
  methods: [
    "animate",
    "checkVisibility",
    "getAnimations",
    "hasPointerCapture",
    "scrollBy",
    "scrollIntoView",
    "scrollTo",
  ],
};

let unmount: () => Promise<void>;

beforeAll(async () => {
  for (const name of missing.methods)
    for (const { prototype } of [Element, HTMLElement]) Reflect.deleteProperty(prototype, name);
  vi.stubGlobal("ResizeObserver", undefined);
  await import("./testing/testing.ts");
});

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  for (const name of missing.globals) vi.stubGlobal(name, undefined);
});

afterEach(() => unmount());

/** A state that renders nothing, and those with ten thousand messages, which are all rendered in a document without layout. */
const leftOut = ["CharacterRail: Empty", "MessageList: Long", "MessageList: Found"];

const states = components.flatMap(({ component, file }) => {
  const module = modules[file.replace(/^src/, ".").replace(/\.tsx$/, ".stories.tsx")];
  if (module === undefined) throw new Error(`${file} has no stories.`);
  const stories = composeStates(module) as Record<string, { args: object }>;
  return Object.entries(stories)
    .filter(([state]) => !leftOut.includes(`${component}: ${state}`))
    .map(([state, { args }]) => ({ component, state, args, type: module.default.component }));
});

// The API of components, docs/guides/add-a-component.md.
it.each(states)(
  "$component passes ref, id, class name, style, data and aria attributes to its root in the state $state",
  async ({ args, type }) => {
    const ref = createRef<Element>();
    await render(type, {
      ...args,
      ref,
      id: "own-id",
      className: "own-class",
      style: { order: 7 },
      "data-own": "yes",
      "aria-describedby": "own-hint",
    });
    const root = document.querySelector("[data-own=yes]");
    expect(root).not.toBeNull();
    expect(document.querySelectorAll("[data-own=yes]")).toHaveLength(1);
    expect(root?.id).toBe("own-id");
    expect(root?.getAttribute("aria-describedby")?.split(" ")).toContain("own-hint");
    // The class name and the styles of a field reach the box around its control.
    const box = root?.closest<HTMLElement>(".own-class");
    expect(box?.style.order).toBe("7");
    expect(ref.current).toBe(root);
  },
);

async function render(component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(async () => root.render(createElement(component, props)));
  unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
}
