import type { StoredPreferences } from "../services/storage/storedPreferences.ts";
import type { BrowserKeys } from "../services/browser/browserKeys.ts";
import type { PageWindow, TabMessage } from "../services/browser/page.ts";
import { memoryStorage } from "../services/storage/storage.ts";

/** The window, with values that a test can read and events that a test sends. */
export class FakePage implements PageWindow, BrowserKeys {
  density = "";
  discreet = false;
  copied: string[] = [];
  shared: string[] = [];
  /** Whether the server sends the next page without rendering it. */
  shell = false;
  reading: Readonly<Record<string, string>> = {};
  sentToTabs: TabMessage[] = [];
  readonly #tabs = new Set<(message: TabMessage) => void>();
  readonly #stored = new Set<(key: string | null) => void>();
  readonly #returned = new Set<() => void>();
  readonly #shownAgain = new Set<() => void>();

  showDensity = (density: string) => void (this.density = density);
  showReading = (properties: Readonly<Record<string, string>>) => void (this.reading = properties);
  showDiscreet = (discreet: boolean) => void (this.discreet = discreet);
  onHelp = () => () => undefined;
  onUndo = () => () => undefined;
  onPalette = () => () => undefined;
  onFind = () => () => undefined;
  onPrintKey = () => () => undefined;
  readonly #printing = new Set<{ before: () => void; after: () => void }>();
  onPrint = (listeners: { before: () => void; after: () => void }) => {
    this.#printing.add(listeners);
    return () => void this.#printing.delete(listeners);
  };
  /** How often the print dialog was opened. */
  prints = 0;
  print = () => void (this.prints += 1);
  keyName = (key: string) => `Ctrl ${key}`;
  /** The cookie with the language. */
  chosenLanguage: string | null = null;
  language = () => this.chosenLanguage;
  keepLanguage = (tag: string) => void (this.chosenLanguage = tag);
  requestShell = (isShell: boolean) => void (this.shell = isShell);
  copy = async (text: string) => void this.copied.push(text);
  /** What sharing does. */
  shareResult: "shared" | "copied" | "cancelled" | "refused" = "copied";
  addressOf = (address: string) => `https://mimi.test${address}`;
  share = async (_title: string, address: string) => {
    this.shared.push(address);
    return this.shareResult;
  };

  closeOnBack = () => () => undefined;
  readonly #tab = memoryStorage();
  tabStorage = () => this.#tab;

  notifyTabs = (message: TabMessage) => void this.sentToTabs.push(message);
  onTabs = (listener: (message: TabMessage) => void) => {
    this.#tabs.add(listener);
    return () => void this.#tabs.delete(listener);
  };

  onStored = (listener: (key: string | null) => void) => {
    this.#stored.add(listener);
    return () => void this.#stored.delete(listener);
  };

  onShownAgain = (listener: () => void) => {
    this.#shownAgain.add(listener);
    return () => void this.#shownAgain.delete(listener);
  };

  onReturn = (listener: () => void) => {
    this.#returned.add(listener);
    return () => void this.#returned.delete(listener);
  };

  /** The user returns from another window. */
  returnTo() {
    for (const listener of this.#returned) listener();
  }

  /** Back shows the page as it was left. */
  showAgain() {
    for (const listener of this.#shownAgain) listener();
  }

  /** Another tab sends a message. */
  receiveTabMessage(message: TabMessage) {
    for (const listener of this.#tabs) listener(message);
  }

  /** The browser prints, by its own menu. */
  printByBrowser(during: () => void) {
    for (const { before } of this.#printing) before();
    during();
    for (const { after } of this.#printing) after();
  }

  /** Another tab changed a value. */
  store(key: string | null) {
    for (const listener of this.#stored) listener(key);
  }
}

/** Preferences in a variable. */
export class FakeStoredPreferences implements StoredPreferences {
  stored: Awaited<ReturnType<StoredPreferences["restore"]>> = {};
  restore = async () => this.stored;
  // Like a database, it refuses what cannot be cloned.
  persist = async (preferences: typeof this.stored) => void (this.stored = structuredClone(preferences));
}
