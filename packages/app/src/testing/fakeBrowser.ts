import type { Browser } from "../services/browser/browser.ts";
import type { ReadPreferences } from "../services/storage/storedPreferences.ts";

/** A browser that a test controls. */
export class FakeBrowser implements Browser {
  dark = false;
  phone = false;
  online = true;
  serverReachable = true;
  theme = "";
  title = "";
  discreet = false;
  hidden: Record<string, string> | undefined;
  typed = false;
  entry = 1;
  reloads = 0;
  opened: string[] = [];
  fonts: string[] = [];
  endedFontSwaps: string[] = [];
  location = new URL("http://mimi.test/");
  time = new Date("2026-11-20T12:00:00Z");
  #ids = 0;
  readonly #dark = new Set<(dark: boolean) => void>();
  readonly #online = new Set<(online: boolean) => void>();
  readonly #hide = new Set<() => void>();
  readonly #becomeVisible = new Set<() => void>();
  readonly #activity = new Set<() => void>();

  prefersDark = () => this.dark;
  isPhone = () => this.phone;
  isDiscreet = () => this.discreet;
  loadFont = (font: string) => void this.fonts.push(font);
  endFontSwap = (use: string) => void this.endedFontSwaps.push(use);
  onPreferences = (listener: (chosen: ReadPreferences) => void) =>
    listener({ discreet: this.discreet, ...(this.hidden && { hidden: this.hidden }) });
  isOnline = () => this.online;
  isServerReachable = async () => this.serverReachable;
  address = () => this.location;
  replaceAddress = (address: string, entry = this.entry) => {
    this.location = new URL(address, this.location);
    this.entry = entry;
  };
  historyEntry = () => this.entry;
  now = () => this.time;
  renderedAt = () => this.time;
  randomId = () => `random-${++this.#ids}`;
  onPrefersDark = (listener: (dark: boolean) => void) => listening(this.#dark, listener);
  onPhone = () => () => undefined;
  onOnline = (listener: (online: boolean) => void) => listening(this.#online, listener);
  focusHeading = () => undefined;
  onSlash = () => () => undefined;
  onIdle = (listener: () => void) => listener();
  onVisible = (listener: () => void) => listening(this.#becomeVisible, listener);
  onUserActivity = (listener: () => void) => listening(this.#activity, listener);
  onPageHide = (listener: () => void) => listening(this.#hide, listener);
  showTheme = (theme: string) => void (this.theme = theme);
  showTitle = (title: string) => void (this.title = title);
  hasTypedText = () => this.typed;
  reload = () => void (this.reloads += 1);
  open = (address: string) => void this.opened.push(address);

  changeSystemTheme(dark: boolean) {
    this.dark = dark;
    for (const listener of this.#dark) listener(dark);
  }

  goOnline(online: boolean) {
    this.online = online;
    for (const listener of this.#online) listener(online);
  }

  triggerActivity() {
    for (const listener of this.#activity) listener();
  }

  becomeVisible() {
    for (const listener of this.#becomeVisible) listener();
  }

  hidePage() {
    for (const listener of this.#hide) listener();
  }
}

function listening<Listener>(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
