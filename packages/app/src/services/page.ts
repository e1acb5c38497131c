import { createCloseOnBack } from "./navigation/closeOnBack.ts";
import { showDensity, showDiscreet, showReading } from "./rootAttributes.ts";

/** The parts of the window that only code needs which is loaded after the first render. */
export interface PageWindow {
  /** How many covers are in a row. */
  showDensity(density: "roomy" | "standard" | "compact"): void;
  /** How prose is set on every page, as custom properties and their values; an empty one leaves it to the styles. */
  showReading(properties: Readonly<Record<string, string>>): void;
  /** Blurs covers, and takes the icon off the tab. */
  showDiscreet(discreet: boolean): void;
  /** Another tab changed one of the three values of local storage; `key` null when it cleared them all. */
  onStored(listener: (key: string | null) => void): () => void;
  /** The key "?" was pressed outside of any field and dialog. */
  onHelp(listener: () => void): () => void;
  /** Calls back on Back, instead of going back, and on every navigation. Returns the function that stops it. */
  closeOnBack(listener: () => void): () => void;
}

let provided: PageWindow | undefined;

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
    const stored = ({ key }: StorageEvent) => listener(key);
    addEventListener("storage", stored);
    return () => removeEventListener("storage", stored);
  },
  onHelp(listener) {
    const pressed = (event: KeyboardEvent) => {
      const { target, key, defaultPrevented } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]");
      if (key !== "?" || defaultPrevented || isTyping) return;
      event.preventDefault();
      listener();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  },
  closeOnBack: createCloseOnBack(),
};

/** Installs the service worker of the built app. It serves a page that says so when there is no connection. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Some private windows refuse it. The app works without it.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
