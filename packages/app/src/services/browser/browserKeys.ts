import { isIn, onKey } from "./onKey.ts";

/** The keys of the browser's search and print dialog, and printing. Not in `page.ts`, because the first render does not need it. */
export interface BrowserKeys {
  /** Calls back on Ctrl F (Command F on a Mac) outside of a dialog and of a search, while `isWanted`. Otherwise the browser searches the page. */
  onFind(isWanted: () => boolean, listener: () => void): () => void;
  /** Calls back on Ctrl P (Command P on a Mac) while `isWanted`. Otherwise the browser prints the page. */
  onPrintKey(isWanted: () => boolean, listener: () => void): () => void;
  /** Calls back before the browser prints, which it does when `before` returns, and after that. */
  onPrint(listeners: { readonly before: () => void; readonly after: () => void }): () => void;
  /** Opens the browser's print dialog. */
  print(): void;
  /** A key with the key of the browser's shortcuts: "Ctrl P", and "⌘P" on a Mac. */
  keyName(key: string): string;
}

let provided: BrowserKeys | undefined;

/** Replaces the real window in tests. */
export function provideBrowserKeys(keys: BrowserKeys): void {
  provided = keys;
}

/** The keys in use. */
export function browserKeys(): BrowserKeys {
  return provided ?? realKeys;
}

const realKeys: BrowserKeys = {
  onFind: (isWanted, listener) =>
    onKey((event) => isShortcut(event, "f") && !isIn(event, SEARCH_OR_DIALOG) && isWanted(), listener),
  onPrintKey: (isWanted, listener) => onKey((event) => isShortcut(event, "p") && isWanted(), listener),
  onPrint({ before, after }) {
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  },
  // Once the page has the fonts of what was just rendered.
  print: () => void document.fonts.ready.then(() => window.print()),
  keyName: (key) => (isMac() ? `⌘${key}` : `Ctrl ${key}`),
};

/** Where Ctrl F is left to the browser. */
const SEARCH_OR_DIALOG = "search, [role=search], [role=dialog], [role=alertdialog]";

const isMac = () => /^(Mac|iP)/.test(navigator.platform);

/** Whether a key is pressed with the key of the browser's shortcuts. On a Mac, Ctrl moves the caret in a text. */
function isShortcut(event: KeyboardEvent, key: string): boolean {
  const isHeld = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isHeld && event.key.toLowerCase() === key && !event.altKey && !event.shiftKey;
}
