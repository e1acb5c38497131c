import { hydrateRoot } from "react-dom/client";
import { prerender } from "react-dom/static";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { leftover, textsIn, textsOfMarkup, wordsOf } from "./leftover.ts";
import { everyStory } from "./stories.ts";
import type { DrawnStory } from "./stories.ts";

// Each story is drawn by a server, brought to life on a phone, in a made-up language that runs from right to
// left and is a third longer than English: four promises at the price of one drawing.
const stories = everyStory({ words: "pseudo", direction: "rtl", theme: "dark" });
const fixtures = import.meta.glob<Record<string, unknown>>("../../packages/ui/src/**/*.fixtures.{ts,tsx}", {
  eager: true,
});
// A long text of another story's data is data as well; a short one might be a word of the interface.
const known = textsIn(fixtures).filter((text) => text.length > 24);

// They list names of our own: of colours, of icons.
const catalogues = /^(Foundations\/|Components\/Icon:)/;

// The server and the browser are one process here, as they never are elsewhere; and a browser that puts off
// telling a new size to the next frame is no error.
const harmless = /^Detected multiple renderers|ResizeObserver loop completed/;

let complaints: string[];
let place: HTMLElement;
let end: () => void;

beforeEach(async () => {
  await page.viewport(375, 812);
  complaints = [];
  const complain = (...parts: unknown[]) => {
    const words = parts.map(String).join(" ").slice(0, 400);
    if (!harmless.test(words)) complaints.push(words);
  };
  vi.spyOn(console, "error").mockImplementation(complain);
  vi.spyOn(console, "warn").mockImplementation(complain);
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(() => {
  end();
  place.remove();
  vi.restoreAllMocks();
});

// Their characters make up what they say while the story runs.
const speaking = /MessageList(: (AStorm|Follows|NeverStealsTheScroll)|\/Rewording: InTheMiddle)$/;

test("there are stories", () => {
  end = () => undefined;
  expect(stories.length).toBeGreaterThan(300);
});

describe.each(stories)("$name", (story) => {
  test("comes from a server without a complaint, says nothing in plain English, and fits a phone", async () => {
    await bringToLife(story);
    expect.soft(complaints, "what React said").toEqual([]);
    const given = [...textsIn(story.args), ...textsOfMarkup(story.source), ...known];
    const left = wordsOf(document.body).filter((text) => leftover(text, given) !== "");
    if (!catalogues.test(story.name) && !speaking.test(story.name))
      expect.soft(left, "words that come from no X.copy.ts").toEqual([]);
    expect.soft(document.documentElement.scrollWidth, "width of the document").toBeLessThanOrEqual(375);
  });
});

async function bringToLife({ Story }: DrawnStory): Promise<void> {
  // With everything that is fetched only when it is needed, as a server waits for it.
  const { prelude } = await prerender(<Story />, {
    // In one piece: a large part would otherwise come later, by a script that does not run here.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      complaints.push(
        `server: ${error instanceof Error ? (error.stack ?? "") : String(error)}`.slice(0, 600),
      );
    },
  });
  place.innerHTML = await new Response(prelude).text();
  const root = hydrateRoot(place, <Story />, {
    onRecoverableError: (error) => complaints.push(`hydration: ${String(error).slice(0, 400)}`),
  });
  end = () => root.unmount();
  await quiet();
}

/** Waits until nothing has changed in the document for three frames: lazy parts have come, or never will. */
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
