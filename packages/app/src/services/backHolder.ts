interface Held {
  readonly hold?: number;
}

/**
 * Puts an entry of its own on top of the browser's history while something stands over the page, so that Back closes
 * that and leaves the page where it is. The router is not told: the address stays the same.
 */
export function backHolder(): (listener: () => void) => () => void {
  const holding = new Set<number>();
  const top = () => (history.state as Held | null)?.hold;

  /** The number of an entry on top that nobody holds: left by what has just closed, or by an earlier load. */
  function take(): number {
    const left = top();
    if (left !== undefined && !holding.has(left)) return left;
    const next = (left ?? 0) + 1;
    History.prototype.pushState.call(history, { ...(history.state as object | null), hold: next }, "");
    return next;
  }

  return (listener) => {
    const hold = take();
    holding.add(hold);
    // What stands below something else stays until Back comes to its own entry.
    const back = () => {
      if ((top() ?? 0) < hold) listener();
    };
    addEventListener("popstate", back);
    // The router announces a new page by an event of this name.
    addEventListener("pushState", listener);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("pushState", listener);
      holding.delete(hold);
      // Whatever closed it may go to another page at once; then the entry stays below that page.
      setTimeout(() => {
        if (top() === hold && !holding.has(hold)) history.back();
      });
    };
  };
}
