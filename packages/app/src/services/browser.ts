import { reloadPage } from "./navigation/reload.ts";
import { PHONE_BREAKPOINT } from "@mimi/contract";
import { endFontSwap } from "./proseFonts.ts";
import { pageData } from "./pageData.ts";

/** The window, as far as the app needs it. */
export interface Browser {
  /** Whether the system asks for a dark theme. */
  prefersDark(): boolean;
  /** Calls back when the system's wish changes. Answers with the way to stop. */
  onPrefersDark(listener: (dark: boolean) => void): () => void;
  showTheme(theme: "dark" | "light"): void;
  /** Narrower than 768 px (§7). */
  isPhone(): boolean;
  isOnline(): boolean;
  onOnline(listener: (online: boolean) => void): () => void;
  /** What the page shows by now is drawn, and there is nothing else to do. */
  onIdle(listener: () => void): void;
  /** The page is looked at again, after it was not. */
  onVisible(listener: () => void): () => void;
  /** Something is pressed, or a connection is back. */
  onUserActivity(listener: () => void): () => void;
  /** Tells the other tabs of this browser something. */
  notifyTabs(news: TabMessage): void;
  onTabs(listener: (news: TabMessage) => void): () => void;
  /** The keys for taking back were pressed outside of any field. */
  onUndo(listener: () => void): () => void;
  /** Puts text on the clipboard. */
  copy(text: string): Promise<void>;
  /** The page is about to go away, or to be put to sleep. */
  onPageHide(listener: () => void): () => void;
  /** The key "/" was pressed outside of any field: the shortcut to the search. */
  onSlash(listener: () => void): () => void;
  /** Fetches a font that nothing is drawn in yet, named as CSS's `font` names it. */
  loadFont(font: string): void;
  /** Text that is painted before this font family is loaded keeps the system's font until the next page load. */
  endFontSwap(family: string): void;
  showTitle(title: string): void;
  /** Whether the page is in discreet mode, which the prelude applies. */
  isDiscreet(): boolean;
  /** Calls back with what was hidden in this browser, by `hiddenKey`, once the prelude has read it. */
  onHidden(listener: (hidden: Readonly<Record<string, string>>) => void): void;
  /** Moves the focus to the heading of a page that has just appeared, unless it is in a field already. */
  focusHeading(): void;
  /** Whether a field on the page has text in it, which a reload might lose. */
  hasTypedText(): boolean;
  /** Loads the present address anew. */
  reload(): void;
  /** Loads an address: ours, or that of the payment provider. */
  open(address: string): void;
  /** The address of this page without its `message` parameter is shown in its place. */
  replaceAddress(address: string): void;
  address(): URL;
  /** Hands an address to the system's share sheet, or else copies it. Answers with what happened. */
  share(title: string, address: string): Promise<"shared" | "copied" | "cancelled">;
  now(): Date;
  /** The time at which the server rendered this page; the present time where it did not. */
  renderedAt(): Date;
  /** Sets whether the server sends this browser its next first page without rendering it (docs/decisions/0028). */
  requestShell(isShell: boolean): void;
  randomId(): string;
}

/** What one tab tells the others. */
export interface TabMessage {
  /** The conversation that has gone on. */
  readonly chatKey?: string;
  /** What is no longer as it was. */
  readonly changed?: "plan" | "preferences" | "profile";
}

/** Tells the server to send the page without rendering it for a visitor. It says nothing about who the user is. */
const SHELL_COOKIE = "mimi-shell";
const YEAR_S = 365 * 24 * 60 * 60;

export function createBrowser(): Browser {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const tabs = new BroadcastChannel("mimi");
  const phone = matchMedia(`(width < ${PHONE_BREAKPOINT}px)`);
  return {
    prefersDark: () => dark.matches,
    onPrefersDark: (listener) => on(dark, ["change"], () => listener(dark.matches)),
    showTheme(theme) {
      document.documentElement.dataset.theme = theme;
    },
    isPhone: () => phone.matches,
    isOnline: () => navigator.onLine,
    onOnline: (listener) => on(window, ["online", "offline"], () => listener(navigator.onLine)),
    onIdle(listener) {
      if (document.readyState === "complete") afterDrawing(listener);
      else addEventListener("load", () => afterDrawing(listener), { once: true });
    },
    onVisible: (listener) =>
      on(document, ["visibilitychange"], () => {
        if (document.visibilityState === "visible") listener();
      }),
    onUserActivity: (listener) => on(window, ["online", "click", "keydown"], listener),
    notifyTabs: (news) => tabs.postMessage(news),
    onTabs(listener) {
      const told = ({ data }: MessageEvent<TabMessage>) => listener(data);
      tabs.addEventListener("message", told);
      return () => tabs.removeEventListener("message", told);
    },
    onUndo: (listener) =>
      onKey((event) => event.key === "z" && isCommand(event) && !event.shiftKey, listener),
    copy: (text) => navigator.clipboard.writeText(text),
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
      onKey((event) => event.key === "/" && !event.altKey && !isCommand(event), listener),
    loadFont: (font) => void document.fonts.load(font),
    endFontSwap,
    showTitle(title) {
      document.title = title;
    },
    isDiscreet: () => "discreet" in document.documentElement.dataset,
    onHidden: (listener) =>
      void globalThis.mimiPrelude?.preferences.then((chosen) => chosen?.hidden && listener(chosen.hidden)),
    focusHeading() {
      // A page whose heading is still on its way takes the focus as a whole.
      const heading =
        document.querySelector<HTMLElement>("main h1, h1") ?? document.querySelector<HTMLElement>("main");
      if (!heading || document.activeElement?.matches("input, textarea")) return;
      if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
    hasTypedText: () =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].some(
        ({ value }) => value !== "",
      ),
    reload: reloadPage,
    open: (address) => location.assign(address),
    replaceAddress: (address) => history.replaceState(history.state, "", address),
    address: () => new URL(location.href),
    share,
    now: () => new Date(),
    renderedAt: () => pageData()?.now ?? new Date(),
    requestShell(isShell) {
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `${SHELL_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${isShell ? YEAR_S : 0}${secure}`;
    },
    randomId: () => crypto.randomUUID(),
  };
}

const textFields =
  "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])";

/** Waits for the next picture, and then for a pause. A page that nobody sees draws none. */
function afterDrawing(listener: () => void): void {
  // Not every browser tells of pauses: there, what comes after the picture must do.
  const pause = globalThis.requestIdleCallback ?? setTimeout;
  if (document.hidden) pause(listener);
  else requestAnimationFrame(() => setTimeout(() => pause(listener)));
}

async function share(title: string, address: string): Promise<"shared" | "copied" | "cancelled"> {
  const url = new URL(address, location.href).href;
  if (typeof navigator.share !== "function") {
    await navigator.clipboard.writeText(url);
    return "copied";
  }
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    throw error;
  }
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Calls back when the wanted keys are pressed, except where somebody is typing. */
function onKey(isWanted: (event: KeyboardEvent) => boolean, listener: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]");
    if (!isWanted(event) || isTyping) return;
    event.preventDefault();
    listener();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

function on(target: EventTarget, events: readonly string[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

/** Resolves when the browser is online. */
export function untilOnline(browser: Browser, signal: AbortSignal): Promise<void> {
  if (browser.isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = browser.onOnline((online) => {
      if (online) settle();
    });
    const settle = () => {
      stop();
      resolve();
    };
    signal.addEventListener("abort", settle, { once: true });
  });
}
