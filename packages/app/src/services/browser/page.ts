import { LANGUAGE_COOKIE } from "@mimi/contract";
import { createCloseOnBack } from "../navigation/closeOnBack.ts";
import { type StorageArea, tabStorage } from "../storage/storage.ts";
import { FIELD_OR_DIALOG, isIn, onKey } from "./onKey.ts";
import { showDensity, showDiscreet, showReading } from "./rootAttributes.ts";

/** The parts of the window that are used only after the first render. */
export interface PageWindow {
  /** Sets how many covers are in a row. */
  showDensity(density: "roomy" | "standard" | "compact"): void;
  /** Sets the reading settings as CSS custom properties; an empty value removes a property. */
  showReading(properties: Readonly<Record<string, string>>): void;
  /** Blurs covers, and hides the icon of the tab. */
  showDiscreet(discreet: boolean): void;
  /** Calls back when another tab changed a value of local storage; `key` is null when it cleared all of them. */
  onStored(listener: (key: string | null) => void): () => void;
  /** Calls back when the browser shows this page again as it was left, by Back, instead of loading it. */
  onShownAgain(listener: () => void): () => void;
  /** Calls back when the user returns to this window from another window or tab. */
  onReturn(listener: () => void): () => void;
  /** Calls back when "?" is pressed outside of a field and a dialog. */
  onHelp(listener: () => void): () => void;
  /** Calls back when the keys for undo are pressed outside of a field and a dialog. */
  onUndo(listener: () => void): () => void;
  /** Calls back on Ctrl K and Command K outside of a dialog, also while the user types. */
  onPalette(listener: () => void): () => void;
  /** Calls back on Back, which then does not leave the page, and on every navigation. Returns the function that stops it. */
  closeOnBack(listener: () => void): () => void;
  /** Opens the system's share dialog for an address, or copies the address. Resolves to what was done; `refused`: the browser allows neither. */
  share(title: string, address: string): Promise<"shared" | "copied" | "cancelled" | "refused">;
  /** The whole URL of an address of the app. */
  addressOf(address: string): string;
  /** Copies text to the clipboard. */
  copy(text: string): Promise<void>;
  /** Sets whether the server sends this browser its next first page without rendering it (docs/decisions/0028). */
  requestShell(isShell: boolean): void;
  /** The language that was chosen in this browser; null before the first choice. */
  language(): string | null;
  /** Stores the language in which the server sends the next page. */
  keepLanguage(tag: string): void;
  /** Sends a message to the other tabs of this browser. */
  notifyTabs(message: TabMessage): void;
  onTabs(listener: (message: TabMessage) => void): () => void;
  /** Values that survive a reload, but not the tab. */
  tabStorage(): StorageArea;
}

/** A message from one tab to the others. */
export interface TabMessage {
  /** The chat that has new messages. */
  readonly chatKey?: string;
  /** What has changed. */
  readonly changed?: "adult" | "chats" | "plan" | "preferences" | "profile";
}

/** A cookie by which the server sends the page without rendering it for a visitor. It contains nothing about the user. */
const SHELL_COOKIE = "mimi-shell";
const YEAR_S = 365 * 24 * 60 * 60;

let provided: PageWindow | undefined;

let channel: BroadcastChannel | undefined;
const tabs = () => (channel ??= new BroadcastChannel("mimi"));

/** Replaces the real window in tests. */
export function providePage(page: PageWindow): void {
  provided = page;
}

/** The window in use. It is not a part of `services()`, because the first render does not need its code. */
export function page(): PageWindow {
  return provided ?? realPage;
}

const realPage: PageWindow = {
  showDensity,
  showReading,
  showDiscreet,
  onStored(listener) {
    const onStorage = ({ key }: StorageEvent) => listener(key);
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  },
  onShownAgain(listener) {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  },
  onReturn(listener) {
    const onVisible = () => document.visibilityState === "visible" && listener();
    addEventListener("focus", listener);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      removeEventListener("focus", listener);
      document.removeEventListener("visibilitychange", onVisible);
    };
  },
  onHelp: (listener) => onKey((event) => event.key === "?" && !isIn(event, FIELD_OR_DIALOG), listener),
  onUndo: (listener) =>
    onKey(
      (event) =>
        event.key === "z" &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !isIn(event, FIELD_OR_DIALOG),
      listener,
    ),
  onPalette: (listener) =>
    onKey(
      (event) =>
        event.key.toLowerCase() === "k" &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        !isIn(event, "[role=dialog], [role=alertdialog]"),
      listener,
    ),
  closeOnBack: createCloseOnBack(),
  share,
  addressOf: (address) => new URL(address, location.href).href,
  copy: (text) => navigator.clipboard.writeText(text),
  requestShell: (isShell) => setCookie(`${SHELL_COOKIE}=1`, isShell ? YEAR_S : 0),
  language: () => new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]+)`).exec(document.cookie)?.[1] ?? null,
  keepLanguage: (tag) => setCookie(`${LANGUAGE_COOKIE}=${tag}`, YEAR_S),
  notifyTabs: (message) => tabs().postMessage(message),
  onTabs(listener) {
    const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    tabs().addEventListener("message", onMessage);
    return () => tabs().removeEventListener("message", onMessage);
  },
  tabStorage,
};

function setCookie(pair: string, maxAge: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${pair}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

async function share(title: string, address: string): ReturnType<PageWindow["share"]> {
  const url = new URL(address, location.href).href;
  if (typeof navigator.share !== "function") return copyAddress(url);
  try {
    await navigator.share({ title, url });
    return "shared";
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    return copyAddress(url);
  }
}

/** Without a secure connection there is no clipboard, and the user or the browser can forbid it. */
async function copyAddress(url: string): Promise<"copied" | "refused"> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Installs the service worker of the built app. It serves an offline page when there is no connection. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Some private windows refuse it. The app works without it.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
