// @vitest-environment happy-dom
import type { composeStories, Meta } from "@storybook/react-vite";
import { act, createElement, isValidElement } from "react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeStates } from "./composeStates.fixtures.ts";
import { prose } from "./components/Markdown/Markdown.css.ts";

type Props = Readonly<Record<string, unknown>>;
type Module = Parameters<typeof composeStories>[0] & { default: Meta };

const modules = import.meta.glob<Module>(
  "./{features,screens}/{account,character,chat,safety,shell}/**/*.stories.tsx",
  {
    eager: true,
  },
);
// Static pages show no texts of people.
const screens = Object.entries(modules).filter(([file]) => !file.includes("StaticScreen"));

/** It stands in place of each text that a person has written. */
const WRITTEN = "مرحبا";

/** The props that hold a text of a person, wherever they are. */
const TEXTS = /^(name|tagline|bio|preview|excerpt|text|tags|draft|query|about|lastLine|\w+Name)$/;

/** The props in which all texts are the product's. */
const OURS = /^(copy|errors|facts|rules?)$/;

let unmount = async () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

describe("a text of a person has a direction of its own, where it is shown and where it is typed", () => {
  it.each(screens)("%s", async (_, module) => {
    const stories = composeStates(module) as Record<string, ComponentType<Props> & { args: Props }>;
    const found = new Set<string>();
    for (const Story of Object.values(stories)) {
      await render(Story, written(Story.args, "") as Props);
      for (const place of [...fieldsWithout(document), ...textsWithout(document)]) found.add(place);
      await unmount();
    }
    expect([...found]).toEqual([]);
  });
});

async function render(Story: ComponentType<Props>, props: Props) {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  unmount = async () => {
    await act(async () => root.unmount());
    container.remove();
    unmount = async () => {};
  };
  await act(async () => root.render(createElement(Story, props)));
  await act(async () => vi.dynamicImportSettled());
}

/** The same props with another text wherever a person has written one. */
function written(value: unknown, key: string): unknown {
  if (OURS.test(key)) return value;
  if (typeof value === "string") return TEXTS.test(key) && value !== "" ? WRITTEN : value;
  if (Array.isArray(value)) return value.map((one) => written(one, key));
  if (typeof value !== "object" || value === null || isValidElement(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype || isOurs(value)) return value;
  const isOfChat = "id" in value && "title" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      written(one, isOfChat && name === "title" ? "name" : name),
    ]),
  );
}

/** Lines of the product in a chat. */
function isOurs(value: object): boolean {
  return "kind" in value && (value.kind === "crisis" || value.kind === "notice");
}

function fieldsWithout(page: Document): string[] {
  return [...page.querySelectorAll("textarea, input:not([type]), input[type=text], input[type=search]")]
    .filter((field) => field.getAttribute("dir") !== "auto")
    .map(placeOf);
}

function textsWithout(page: Document): string[] {
  const places: string[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement === null || parentElement.matches("style, textarea")) continue;
    const isIsolated = parentElement.closest(`bdi, .${prose.split(" ")[0]}`) !== null;
    if (isIsolated || parentElement.closest("[dir]")?.getAttribute("dir") === "auto") continue;
    if (textContent?.replaceAll(`\u2068${WRITTEN}\u2069`, "").includes(WRITTEN))
      places.push(`${placeOf(parentElement)}: ${textContent}`);
  }
  return places;
}

function placeOf(element: Element): string {
  return `<${element.tagName.toLowerCase()} class="${element.className}"> in ${element.parentElement?.className}`;
}
