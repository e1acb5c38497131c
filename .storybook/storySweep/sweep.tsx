import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { loadStories } from "../composedStories.ts";
import type { ComposedStory, StoryFolder } from "../composedStories.ts";
import { fieldsThatStay } from "./fieldsThatStay.ts";
import { looseTexts } from "./looseTexts.ts";
import { untranslatedPart, textsIn, textsOfMarkup, visibleTexts } from "./untranslatedPart.ts";

const fixtures = import.meta.glob<Record<string, unknown>>("../../packages/ui/src/**/*.fixtures.{ts,tsx}", {
  eager: true,
});
// Some parts load after the first paint, which can take longer than a story waits for: all are loaded before.
const parts = import.meta.glob([
  "../../packages/ui/src/{components,features,screens}/**/*.tsx",
  "!**/*.{docs,fixtures,stories,test}.tsx",
]);
// A long text of another story's fixtures is data; a short one might be a label of the interface.
const fixtureTexts = textsIn(fixtures).filter((text) => text.length > 24);

// The user in the header that is around every screen.
const headerUser = "Ada";

// They show the English names of colours, icons and type styles, which are part of the code.
const catalogues = /^(Foundations\/|Components\/(Icon|Text)$)/;

// Server and browser share one process here, which React warns about. A ResizeObserver notification in the next frame
// is no error.
const expectedWarnings = /^Detected multiple renderers|ResizeObserver loop completed/;

// These stories create their messages while they run.
const inventsText =
  /MessageList: (FastStream|SticksToBottom|KeepsScrollPosition)$|MessageList\/Regenerating: InTheMiddle$|Markdown: Code$/;

// The age gate asks before the switch for adult characters changes. The checked cases are keys in a list.
const changedElsewhere = /AdultPane: |SettingsModal: Adult$|Screens\/Moderation: Queue$/;

// A story shows a state of its own: two that look the same would be two screenshots to approve for one state.
const storyOfMarkup = new Map<string, string>();

let warnings: string[];
let container: HTMLElement;
let unmount: () => void;

/**
 * Defines a test for each story of some folders: it is rendered on the server, hydrated on a phone, from right to left,
 * in a pseudo-locale a third longer than English. One rendering checks all four.
 *
 * @param atLeast How many stories the folders have at least, so that an empty list is noticed.
 */
export async function sweepStories(folders: readonly StoryFolder[], atLeast: number): Promise<void> {
  const stories = await loadStories(folders, { locale: "pseudo", direction: "rtl", theme: "dark" });

  beforeAll(async () => {
    await page.viewport(375, 812);
    await Promise.all(Object.values(parts).map((load) => load()));
  });

  beforeEach(() => {
    warnings = [];
    unmount = () => undefined;
    const warn = (...parts: unknown[]) => {
      const text = parts.map(String).join(" ").slice(0, 400);
      if (!expectedWarnings.test(text)) warnings.push(text);
    };
    vi.spyOn(console, "error").mockImplementation(warn);
    vi.spyOn(console, "warn").mockImplementation(warn);
    container = document.body.appendChild(document.createElement("div"));
  });

  afterEach(() => {
    unmount();
    container.remove();
    vi.restoreAllMocks();
  });

  test(`there are at least ${atLeast} stories`, () => {
    expect(stories.length).toBeGreaterThanOrEqual(atLeast);
  });

  test.for(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
    "%s hydrates without a warning, has no English of its own, and fits a phone",
    async ([name, story]) => {
      await renderAndHydrate(story);
      expect.soft(warnings, "warnings of React and errors").toEqual([]);
      const given = [...textsIn(story.args), ...textsOfMarkup(story.source), headerUser];
      const english = visibleTexts(document.body).filter(
        (text) => untranslatedPart(text, given, fixtureTexts) !== "",
      );
      if (!catalogues.test(story.title) && !inventsText.test(name))
        expect.soft(english, "words that come from no X.copy.ts").toEqual([]);
      if (!catalogues.test(story.title))
        expect.soft(looseTexts(), "texts without an element of their own").toEqual([]);
      // Program code runs from left to right in every language, and a part in another language has its own direction.
      const leftToRight = [...document.querySelectorAll("[dir=ltr]:not(pre, [lang])")].map(
        ({ className }) => className,
      );
      expect.soft(leftToRight, "elements that set the other direction").toEqual([]);
      expect.soft(document.documentElement.scrollWidth, "width of the document").toBeLessThanOrEqual(375);
      expect.soft(showsSomething(), "something is visible").toBe(true);
      const rendered = `${story.title}: ${visibleMarkup()}`;
      expect.soft(storyOfMarkup.get(rendered), "another story that looks the same").toBeUndefined();
      storyOfMarkup.set(rendered, story.name);
      if (!changedElsewhere.test(name))
        expect.soft(fieldsThatStay(story.title), "fields that do not change").toEqual([]);
    },
  );
}

/** Whether any element of the story is in the window. A closed dialog would be an empty screenshot. */
function showsSomething(): boolean {
  return [...document.body.querySelectorAll("*")].some((element) => {
    if (element.matches("[data-frame], :has([data-frame])")) return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  });
}

/** The markup of the page without what only a screen reader or a script sees. */
function visibleMarkup(): string {
  return document.body.innerHTML.replace(
    / (?:id|for|name|href|tabindex|data-radix-[\w-]+|aria-(?!expanded|checked|selected|pressed|current|disabled|invalid)[\w-]+)="[^"]*"/g,
    "",
  );
}

async function renderAndHydrate({ Story }: ComposedStory): Promise<void> {
  // Waits for lazy parts, as a streaming server does.
  const { prelude } = await prerender(<Story />, {
    // Otherwise React sends a large part later through a script, which does not run here.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      warnings.push(`server: ${error instanceof Error ? (error.stack ?? "") : String(error)}`.slice(0, 600));
    },
  });
  container.innerHTML = await new Response(prelude).text();
  const root = hydrateRoot(container, <Story />, {
    onRecoverableError: (error) => warnings.push(`hydration: ${String(error).slice(0, 400)}`),
  });
  unmount = () => root.unmount();
  await quiet();
}

/**
 * Waits until nothing has changed in the document for three frames in which the browser had nothing to do. Hydrating a part
 * that is loaded on demand is work that changes nothing in the document, and what is typed before is overwritten.
 */
async function quiet(): Promise<void> {
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (let frames = 0; still < 3 && frames < 120; frames += 1) {
    still += 1;
    await new Promise(requestAnimationFrame);
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  }
  watch.disconnect();
}
