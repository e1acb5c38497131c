import { backHolder } from "./backHolder.ts";

/** This page in its window, as far as only code needs it that is loaded after the first picture. */
export interface PageWindow {
  /** How many covers stand in a row. */
  showDensity(density: "roomy" | "standard" | "compact"): void;
  /** How prose is set on every page, as custom properties and their values; an empty one leaves it to the styles. */
  showReading(properties: Readonly<Record<string, string>>): void;
  /** Blurs pictures, and takes the icon off the tab. */
  showDiscreet(discreet: boolean): void;
  /** Another tab changed one of the three values of local storage; `key` null when it cleared them all. */
  onStored(listener: (key: string | null) => void): () => void;
  /** The key "?" was pressed outside of any field and dialog. */
  onHelp(listener: () => void): () => void;
  /** Back, and every way to another page, calls back in place of the first Back. Answers with the way to stop. */
  holdBack(listener: () => void): () => void;
}

let provided: PageWindow | undefined;

/** Says which window is used instead of the real one, in tests. */
export function providePage(page: PageWindow): void {
  provided = page;
}

/** The window in use. It is no part of `services()`: the first picture does without its code. */
export function page(): PageWindow {
  return provided ?? realPage;
}

const root = () => document.documentElement.dataset;

const realPage: PageWindow = {
  showDensity: (density) => void (root().density = density),
  showReading(properties) {
    for (const [name, value] of Object.entries(properties)) {
      document.documentElement.style.setProperty(name, value);
    }
  },
  showDiscreet(discreet) {
    if (discreet) root().discreet = "";
    else delete root().discreet;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = discreet ? "data:," : "/favicon.svg";
  },
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
  holdBack: backHolder(),
};
