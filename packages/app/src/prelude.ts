// Runs in the head of the page, before the first paint and before any other code is loaded. The build bundles it and puts it
// into index.html (scripts/build/inlinePrelude.ts); the server's policy allows it by its hash. It must stay small.
import { PHONE_BREAKPOINT } from "@mimi/contract";
import { readingVars } from "@mimi/ui/tokens";
import { routeAt } from "./routes.ts";
import { apiAddress } from "./services/api/prefetchCache.ts";
import { endFontSwap, type FontUse, keepSystemFonts } from "./services/fonts/endFontSwap.ts";
import { loadProse, prepareFonts } from "./services/fonts/firstFonts.ts";
import { readLastView } from "./services/storage/lastViewsDatabase.ts";
import { readingChoices, readPreferences } from "./services/storage/preferencesDatabase.ts";
import { showMessages } from "./services/browser/messagesView.ts";
import { showDensity, showDiscreet, showReading } from "./services/browser/rootAttributes.ts";
import { createStorage } from "./services/storage/storage.ts";
import type { ReadPreferences } from "./services/storage/storedPreferences.ts";
import { ratingOf } from "./state/preferences/rating.ts";
import { themeOf } from "./state/preferences/themeOf.ts";
import { titleTexts } from "./locales/en/titles.ts";
import { texts } from "./state/texts/texts.ts";

/** What this file did before the rest of the code was loaded. */
interface PreludeResult {
  /** What was chosen in this browser; undefined when nothing was. */
  readonly preferences: Promise<ReadPreferences | undefined>;
  /** Requests that are already made, by their addresses. */
  readonly prefetched: Map<string, Promise<Response>>;
  /** Whether this browser may show what the server rendered; false also where the server rendered nothing. */
  readonly canHydrate: Promise<boolean>;
  /** Resolves when the fonts of the prose of the first page are loaded, or late. At once on a page without prose. */
  readonly proseReady: Promise<void>;
  /**
   * Repeats, on a page that is hydrated, what the code was too late for: it presses the button or search box that was pressed last,
   * and starts the composition of an input method that is not ended. Listens no more.
   */
  readonly repeatInput: () => void;
  /** Text that is painted before the font for this use is loaded keeps the system's font until the next page load. */
  readonly endFontSwap: (use: FontUse) => void;
}

declare global {
  /** Absent where no prelude ran, as in tests. */
  var mimiPrelude: PreludeResult | undefined;
}

/** The longest that the code of a rendered page waits for its first paint, in milliseconds. */
const MOST_PAINT_MS = 1_000;

const { dataset } = document.documentElement;
const storage = createStorage();
// Before the first call: from now on the flag is a choice of the user (product 2.1).
if (storage.adult() === null) storage.setAdult(false);
const session = storage.session();
const isPhone = matchMedia(`(width < ${PHONE_BREAKPOINT}px)`).matches;
const rating = ratingOf(storage.adult());
const { route, params } = routeAt(location.pathname);

// No page is painted in the other theme first (§4).
dataset.theme = themeOf(storage.dark(), matchMedia("(prefers-color-scheme: dark)").matches);

// The server renders for a visitor with no choices, or what is the same for all users. Its markup is valid for every width:
// styles decide about the layout.
const isRendered = dataset.rendered !== undefined;
const isForUser = dataset.rendered === "user";
const mayHydrate = isRendered && (isForUser ? session !== null : session === null && rating === "sfw");
// Until the preferences are read it is not known whether this browser hides something that the server rendered.
if (isRendered) dataset.root = "hidden";

const preferences = readPreferences().then((stored) =>
  applyPreferences(stored as ReadPreferences | undefined),
);
const parsed = new Promise((resolve) =>
  document.addEventListener("DOMContentLoaded", resolve, { once: true }),
);
// What a user saw last is put into what is the same for all users.
const lastViewShown = mayHydrate && isForUser ? showLastView() : Promise.resolve(false);
// The first page has prose: it is shown when the fonts of the prose are loaded, or late.
const proseReady = route.prose
  ? loadProse(Promise.all([parsed, lastViewShown]).then(renderedText))
  : Promise.resolve();
const canHydrate = mayHydrate
  ? hasProse()
      .then((waits) => (waits ? proseReady : undefined))
      .then(() => preferences)
      .then(showUnlessHidden)
  : Promise.resolve(false);
const prefetched = new Map<string, Promise<Response>>();
// A button or search box that is pressed before the code runs, and a field in which text is composed: hydration keeps them.
let pressed: HTMLElement | null = null;
let composedIn: EventTarget | null = null;
const rememberInput = ({ type, target }: Event) => {
  if (type !== "click") composedIn = type === "compositionstart" ? target : null;
  else if (target instanceof Element) pressed = target.closest<HTMLElement>("button, [type=search]");
};
const inputEvents = ["click", "compositionstart", "compositionend"];
if (mayHydrate) for (const type of inputEvents) addEventListener(type, rememberInput);
const repeatInput = () => {
  for (const type of inputEvents) removeEventListener(type, rememberInput);
  pressed?.click();
  composedIn?.dispatchEvent(new CompositionEvent("compositionstart"));
  pressed = composedIn = null;
};
globalThis.mimiPrelude = {
  preferences,
  prefetched,
  canHydrate,
  proseReady,
  repeatInput,
  endFontSwap,
} satisfies PreludeResult;

if (isRendered) void startCode();
void prepareFonts();
void painted().then(keepSystemFonts);
// A page that can be hydrated brings the answers for a visitor. Without storage nothing is known about the user.
if ((isForUser || !mayHydrate) && storage.isPersistent) {
  const isSignedIn = session !== null;
  for (const path of route.prefetch({ params, isPhone, rating, isSignedIn, isRendered: mayHydrate }))
    prefetch(path);
}

/** Loads the code of a rendered page, which the server put into a template, once the page is painted. */
async function startCode(): Promise<void> {
  await parsed;
  // Nothing else is painted before the code runs. Without messages the user waits for the code.
  if (mayHydrate && (await hasProse()) && !document.hidden)
    await Promise.race([painted(), delay(MOST_PAINT_MS)]);
  const template = document.querySelector<HTMLTemplateElement>("#mimi-code");
  if (template) document.head.append(template.content);
}

/** Whether the rendered page has prose. Without a last view, what is the same for all users has none. */
function hasProse(): Promise<boolean> {
  return isForUser ? lastViewShown : Promise.resolve(true);
}

/** Shows the messages that this user saw last in this chat, except in discreet mode. Returns whether there are any. */
async function showLastView(): Promise<boolean> {
  const [view, chosen] = await Promise.all([
    session === null ? undefined : readLastView(session, location.pathname),
    preferences,
  ]);
  if (!view || chosen?.discreet) return false;
  await parsed;
  return showMessages(view);
}

function renderedText(): string {
  return document.querySelector("#root")?.textContent ?? "";
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Shows what the server rendered, unless this browser hides something that may be in it; discreet mode hides names. Returns
 * whether it is shown.
 */
function showUnlessHidden(chosen: ReadPreferences | undefined): boolean {
  if (chosen?.discreet || Object.keys(chosen?.hidden ?? {}).length > 0) return false;
  delete dataset.root;
  return true;
}

function applyPreferences(chosen: ReadPreferences | undefined): ReadPreferences | undefined {
  const { discreet, density, reading } = chosen ?? {};
  if (reading && isKnown(reading)) showReading(readingVars(reading));
  if (density) showDensity(density);
  if (discreet) {
    showDiscreet(true);
    document.title = texts(titleTexts).discreet;
  }
  return chosen;
}

/** Whether all choices are ours: another version may have stored one that this version does not know. */
function isKnown({ typeface, size, lineLength }: NonNullable<ReadPreferences["reading"]>): boolean {
  return (
    readingChoices.typeface.includes(typeface) &&
    readingChoices.size.includes(size) &&
    readingChoices.lineLength.includes(lineLength)
  );
}

function prefetch(path: string): void {
  const headers: Record<string, string> = session === null ? {} : { "mimi-cookie": session };
  const url = apiAddress(path);
  const answer = fetch(url, { headers, cache: "no-store", credentials: "omit" });
  prefetched.set(url, answer);
  // The call that uses the answer reports the error.
  answer.catch(() => undefined);
}
