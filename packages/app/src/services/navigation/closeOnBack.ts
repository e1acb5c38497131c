import { onPopStateBeforeRouter } from "./beforeRouter.ts";
import { changeHistory, currentHistoryEntry } from "./changeHistory.ts";

/**
 * Adds an entry to the browser's history while a dialog is open, so that Back closes the dialog and the page stays. The
 * address does not change, so the router is not notified. Returns the function that adds the entry.
 */
export function createCloseOnBack(): (onClose: () => void) => () => void {
  const openDialogs = new Set<number>();
  let isGoingBack = false;
  const currentEntry = () => currentHistoryEntry()?.dialog;

  // The address of the page can change while a dialog is open, as after the first save of a character. The router then
  // replaces the entry of the dialog, without its number, and Back would lead to the earlier address.
  let replaced: string | undefined;
  const onReplace = () => {
    if (openDialogs.size === 0 && !isGoingBack) return;
    // The browser is about to leave the entry of a closed dialog.
    if (!isGoingBack) changeHistory("replaceState", { dialog: Math.max(...openDialogs) });
    replaced = location.href;
  };
  const keepAddress = () => {
    if (replaced !== undefined) changeHistory("replaceState", {}, replaced);
    if (currentEntry() === undefined) replaced = undefined;
  };
  // The entry of another page is not of a dialog, also when its address is replaced before the dialog is closed.
  const leaveDialogs = () => {
    replaced = undefined;
    openDialogs.clear();
  };
  // Adding a listener again does nothing. The server, which has no window, opens no dialog.
  function followAddress(): void {
    addEventListener("replaceState", onReplace);
    addEventListener("pushState", leaveDialogs);
    onPopStateBeforeRouter(keepAddress);
  }

  /** Uses the current entry when its dialog is closed, and adds one otherwise. Returns the number of the entry. */
  function entryForDialog(): number {
    const current = currentEntry();
    if (current !== undefined && !openDialogs.has(current)) return current;
    const next = (current ?? 0) + 1;
    changeHistory("pushState", { dialog: next });
    return next;
  }

  /** Goes back from the entry of a closed dialog. The browser does so a moment later. */
  function removeEntry(entry: number): void {
    if (currentEntry() !== entry || openDialogs.has(entry)) return;
    isGoingBack = true;
    let opened: string | undefined;
    const onOpen = () => (opened = location.href);
    addEventListener("pushState", onOpen);
    const onBack = () => {
      isGoingBack = false;
      removeEventListener("pushState", onOpen);
      // Another page was opened in that moment, and the browser has gone back from it: it is opened again. The router
      // receives both at once, so nothing else is shown between.
      if (opened !== undefined) history.pushState(null, "", opened);
    };
    addEventListener("popstate", onBack, { once: true });
    history.back();
  }

  return (onClose) => {
    followAddress();
    let entry: number | undefined;
    // A dialog below another one stays open until Back reaches its own entry.
    const onBack = () => {
      if (entry !== undefined && (currentEntry() ?? 0) < entry) onClose();
    };
    const start = () => {
      entry = entryForDialog();
      openDialogs.add(entry);
      addEventListener("popstate", onBack);
    };
    // An entry that the browser is about to leave cannot be used.
    if (isGoingBack) addEventListener("popstate", start, { once: true });
    else start();
    // The router sends this event when it opens another page.
    addEventListener("pushState", onClose);
    return () => {
      removeEventListener("popstate", start);
      removeEventListener("popstate", onBack);
      removeEventListener("pushState", onClose);
      if (entry === undefined) return;
      const closed = entry;
      openDialogs.delete(closed);
      // The code that closed the dialog may open another page now. Then the entry stays in the history, below that page.
      setTimeout(() => removeEntry(closed));
    };
  };
}
