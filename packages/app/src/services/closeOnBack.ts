interface Held {
  readonly hold?: number;
}

/**
 * Puts an entry of its own on top of the browser's history while something stands over the page, so that Back closes
 * that and leaves the page where it is. The router is not told: the address stays the same.
 */
export function createCloseOnBack(): (listener: () => void) => () => void {
  const holding = new Set<number>();
  let isLeaving = false;
  const top = () => (history.state as Held | null)?.hold;

  /** The number of an entry on top that nobody holds: left by what has just closed, or by an earlier load. */
  function take(): number {
    const left = top();
    if (left !== undefined && !holding.has(left)) return left;
    const next = (left ?? 0) + 1;
    History.prototype.pushState.call(history, { ...(history.state as object | null), hold: next }, "");
    return next;
  }

  /** Goes back from an entry that nobody holds any more, which the browser does a moment later. */
  function leave(hold: number): void {
    if (top() !== hold || holding.has(hold)) return;
    isLeaving = true;
    addEventListener("popstate", () => (isLeaving = false), { once: true });
    history.back();
  }

  return (listener) => {
    let hold: number | undefined;
    // What stands below something else stays until Back comes to its own entry.
    const back = () => {
      if (hold !== undefined && (top() ?? 0) < hold) listener();
    };
    const begin = () => {
      hold = take();
      holding.add(hold);
      addEventListener("popstate", back);
    };
    // The entry that is being left is no place for what opens meanwhile.
    if (isLeaving) addEventListener("popstate", begin, { once: true });
    else begin();
    // The router announces a new page by an event of this name.
    addEventListener("pushState", listener);
    return () => {
      removeEventListener("popstate", begin);
      removeEventListener("popstate", back);
      removeEventListener("pushState", listener);
      if (hold === undefined) return;
      const held = hold;
      holding.delete(held);
      // Whatever closed it may go to another page at once; then the entry stays below that page.
      setTimeout(() => leave(held));
    };
  };
}
