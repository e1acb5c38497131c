import { ThemeRoot } from "@mimi/ui";
import * as copies from "@mimi/ui/copy";
import { de as german } from "@mimi/ui/locales/de";
import { createElement } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { stories } from "./stories.ts";

/** What the page shows of the texts. */
interface Report {
  /** How many stories were rendered. */
  readonly stories: number;
  /** English default texts on the page, each with the component that shows it. */
  readonly english: readonly string[];
  /** Names of copies of which no German text was shown. */
  readonly unseen: readonly string[];
}

/** So many components are on the page at the same time. */
const BATCH = 8;

const called = new Set<unknown>();
const tracked = german.map(([english, texts]) => [english, track(texts)] as const);
const germanTexts = new Map(german.map(([english, texts]) => [english, textsIn(texts)]));
const allGerman = german.flatMap(([, texts]) => textsIn(texts));
// Data: the trigger of Tooltip, and what is between emphasized words of Markdown.
const data = ["Leave", "and"];
// A word that is the same in both languages is no English text.
const englishTexts = new Set(
  Object.values(copies)
    .flatMap((copy) => textsIn(copy))
    .filter((text) => !allGerman.includes(text) && !data.includes(text)),
);

/** Renders every state of every component in German, and reads what the page shows. */
async function renderGerman(): Promise<Report> {
  const shown = new Set<string>();
  const english = new Set<string>();
  let count = 0;
  for (let first = 0; first < stories.length; first += BATCH) {
    const batch = stories.slice(first, first + BATCH).map(({ component, module }) => {
      const { default: meta, ...states } = module;
      const elements = Object.values(states)
        .filter(({ play }) => play === undefined)
        .map(({ args, render = meta.render }) => {
          const props = { ...meta.args, ...args };
          return render?.(props) ?? createElement(meta.component, props);
        });
      count += elements.length;
      return { component, elements };
    });
    const unmount = await mount(
      batch.map(({ component, elements }) => (
        <div key={component}>
          {elements.map((element, index) => (
            <div key={index}>{element}</div>
          ))}
        </div>
      )),
    );
    // What a story passes is data, such as the name of a character.
    const given = new Set(batch.flatMap(({ elements }) => elements.flatMap((element) => textsIn(element))));
    for (const text of visibleTexts()) {
      shown.add(text);
      if (englishTexts.has(text) && !given.has(text))
        english.add(`${batch.map(({ component }) => component).join(", ")}: ${text}`);
    }
    unmount();
  }
  return { stories: count, english: [...english], unseen: unseenCopies([...shown].join("\n")) };
}

/** The copies of which the page shows no text. Texts that another copy has too prove nothing. */
function unseenCopies(page: string): readonly string[] {
  return Object.entries(copies)
    .filter(([name]) => name !== "translate")
    .filter(([, copy]) => {
      const texts = germanTexts.get(copy) ?? [];
      const own = texts.filter((text) => allGerman.filter((one) => one === text).length === 1);
      const isShown = (own.length > 0 ? own : texts).some((text) => page.includes(text));
      return !isShown && !called.has(german.find(([english]) => english === copy)?.[1]);
    })
    .map(([name]) => name);
}

/** The texts with functions that note their calls. */
function track(texts: object, all = texts): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => {
      if (typeof value === "function")
        return [
          key,
          (...given: unknown[]) => called.add(all) && (value as (...all: unknown[]) => unknown)(...given),
        ];
      const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
      return [key, isGroup ? track(value, all) : value];
    }),
  );
}

async function mount(content: ReactNode): Promise<() => void> {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(
    <ThemeRoot lang="de" copy={tracked} nonce="mimi">
      {content}
    </ThemeRoot>,
  );
  await quiet();
  return () => {
    root.unmount();
    container.remove();
  };
}

/** Waits until nothing has changed in the document for three frames. */
async function quiet(): Promise<void> {
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (let frames = 0; still < 3 && frames < 120; frames += 1) {
    still += 1;
    await new Promise(requestAnimationFrame);
  }
  watch.disconnect();
}

const attributes = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];

/** The texts of the page, and those that screen readers announce. */
function visibleTexts(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of document.body.querySelectorAll("*"))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

/** Every plain text in a value, such as a copy or the props of a component. */
function textsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsIn(part, seen));
}

Object.assign(window, { renderGerman });
