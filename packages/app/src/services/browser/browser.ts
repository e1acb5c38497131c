import { reloadPage } from "../navigation/reload.ts";
import { PHONE_BREAKPOINT } from "@mimi/contract";
import { FIELD_OR_DIALOG, isIn, onKey } from "./onKey.ts";
import type { FontUse } from "../fonts/endFontSwap.ts";
import { pageData } from "../pageData.ts";
import type { ReadPreferences } from "../storage/storedPreferences.ts";

/** The window, as far as the app needs it. */
export interface Browser {
  /** Whether the system prefers a dark theme. */
  prefersDark(): boolean;
  /** Calls back when the system's preference changes. Returns the function that stops it. */
  onPrefersDark(listener: (dark: boolean) => void): () => void;
  showTheme(theme: "dark" | "light"): void;
  /** Narrower than 768 px (§7). */
  isPhone(): boolean;
  /** Calls back when the window becomes as narrow as a phone's, or wider. */
  onPhone(listener: () => void): () => void;
  isOnline(): boolean;
  /** Whether the server answers for this page. A browser in a network without the internet says that it is online. */
  isServerReachable(): Promise<boolean>;
  onOnline(listener: (online: boolean) => void): () => void;
  /** Calls back when the page is painted and the browser is idle. */
  onIdle(listener: () => void): void;
  /** Calls back when the page becomes visible again. */
  onVisible(listener: () => void): () => void;
  /** Calls back on a click, on a key, and when the browser comes online. */
  onUserActivity(listener: () => void): () => void;
  /** Calls back when the page is hidden or unloaded. */
  onPageHide(listener: () => void): () => void;
  /** Calls back when "/" is pressed outside of a field: the shortcut to the search. */
  onSlash(listener: () => void): () => void;
  /** Loads a font before text needs it. `font` is a value of CSS's `font` property. */
  loadFont(font: string): void;
  /** Text that is painted before the font for this use is loaded keeps the system's font until the next page load. */
  endFontSwap(use: FontUse): void;
  showTitle(title: string): void;
  /** Whether the page is in discreet mode, which the prelude applies. */
  isDiscreet(): boolean;
  /** Calls back with what was chosen in this browser, when the prelude has read it. */
  onPreferences(listener: (chosen: ReadPreferences) => void): void;
  /** Moves the focus to the heading of a new page, unless a field has it; under a dialog, when the dialog has closed. It stays there when the heading is replaced. */
  focusHeading(): void;
  /** Whether a field on the page has text in it, which a reload might lose. */
  hasTypedText(): boolean;
  /** Reloads the page. */
  reload(): void;
  /** Loads an address in place of the app: ours, or that of the payment provider. */
  open(address: string): void;
  /** Replaces the address of this page without loading it. It is scrolled to where the history entry `entry` was, if given. */
  replaceAddress(address: string, entry?: number): void;
  /** The number of the current history entry, by which its scroll position is stored; undefined before it has one. */
  historyEntry(): number | undefined;
  address(): URL;
  now(): Date;
  /** The time at which the server rendered this page; the present time where it did not. */
  renderedAt(): Date;
  randomId(): string;
}

/** The longest that `onIdle` waits for an idle browser, in milliseconds. */
const MOST_IDLE_WAIT_MS = 2_000;

export function createBrowser(): Browser {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const phone = matchMedia(`(width < ${PHONE_BREAKPOINT}px)`);
  return {
    prefersDark: () => dark.matches,
    onPrefersDark: (listener) => on(dark, ["change"], () => listener(dark.matches)),
    showTheme(theme) {
      document.documentElement.dataset.theme = theme;
    },
    isPhone: () => phone.matches,
    onPhone: (listener) => on(phone, ["change"], listener),
    isOnline: () => navigator.onLine,
    isServerReachable: () =>
      fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
      ),
    onOnline: (listener) => on(window, ["online", "offline"], () => listener(navigator.onLine)),
    onIdle(listener) {
      if (document.readyState === "complete") afterPaint(listener);
      else addEventListener("load", () => afterPaint(listener), { once: true });
    },
    onVisible: (listener) =>
      on(document, ["visibilitychange"], () => {
        if (document.visibilityState === "visible") listener();
      }),
    onUserActivity: (listener) => on(window, ["online", "click", "keydown"], listener),
    onPageHide(listener) {
      const endPageHide = on(window, ["pagehide"], listener);
      const endHidden = on(document, ["visibilitychange"], () => {
        if (document.visibilityState === "hidden") listener();
      });
      return () => {
        endPageHide();
        endHidden();
      };
    },
    onSlash: (listener) =>
      onKey(
        (event) =>
          event.key === "/" &&
          !event.altKey &&
          !event.ctrlKey &&
          !event.metaKey &&
          !isIn(event, FIELD_OR_DIALOG),
        listener,
      ),
    loadFont: (font) => void document.fonts.load(font),
    endFontSwap: (use) => globalThis.mimiPrelude?.endFontSwap(use),
    showTitle(title) {
      document.title = title;
    },
    isDiscreet: () => "discreet" in document.documentElement.dataset,
    onPreferences: (listener) =>
      void globalThis.mimiPrelude?.preferences.then((chosen) => chosen && listener(chosen)),
    focusHeading,
    hasTypedText: () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].some(
        ({ value }) => value !== "",
      ),
    reload: reloadPage,
    open: (address) => location.assign(address),
    replaceAddress(address, entry) {
      const place = entry === undefined ? {} : { entry };
      history.replaceState({ ...(history.state as object | null), ...place }, "", address);
    },
    historyEntry: () => (history.state as { readonly entry?: number } | null)?.entry,
    address: () => new URL(location.href),
    now: () => new Date(),
    renderedAt: () => pageData()?.now ?? new Date(),
    randomId: () => crypto.randomUUID(),
  };
}

const textFields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

function focusHeading(): void {
  // While its heading is not rendered, the main element gets the focus.
  const heading =
    document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading || document.activeElement?.matches("input, textarea")) return;
  const inert = heading.closest("[inert]");
  if (inert) {
    // A dialog that fades out keeps the page inert until it is gone.
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      focusHeading();
    }).observe(inert, { attributeFilter: ["inert"] });
    return;
  }
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // What is loaded can replace the heading: that of a chat is another one when the character is known.
  new MutationObserver((_changes, observer) => {
    if (document.activeElement === heading) return;
    observer.disconnect();
    if (!heading.isConnected && document.activeElement === document.body) focusHeading();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Waits for the next paint, and then until the browser is idle. A hidden page is not painted. */
function afterPaint(listener: () => void): void {
  if (document.hidden) whenIdle(listener);
  else requestAnimationFrame(() => setTimeout(() => whenIdle(listener)));
}

function whenIdle(listener: () => void): void {
  // Not every browser has `requestIdleCallback`. Chromium can wait for ever with it while nothing is painted.
  if (typeof requestIdleCallback === "function")
    requestIdleCallback(listener, { timeout: MOST_IDLE_WAIT_MS });
  else setTimeout(listener);
}

function on(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
