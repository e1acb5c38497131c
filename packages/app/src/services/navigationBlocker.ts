/** What stands in the way of leaving a page. */
export interface NavigationBlocker {
  /** Whether leaving has to be asked about now. */
  readonly isHeld: () => boolean;
  /** The user wants to leave; `proceed` does it after all. */
  readonly onAsked: (proceed: () => void) => void;
  /** The user was sent to the address where they are already. */
  readonly onAgain: () => void;
}

/**
 * Asks before this page is left by a link of the app or by Back; closing the tab is not asked about, because drafts
 * outlive it. Answers with the way to stop. The router writes to `history` and reads its events: standing between the
 * two costs the other pages nothing.
 */
export function blockNavigation({ isHeld, onAsked, onAgain }: NavigationBlocker): () => void {
  const push = history.pushState;
  let here = { address: location.href, state: history.state as unknown };
  let isReleased = false;

  const pushed: History["pushState"] = (state, unused, url) => {
    const again = new URL(url ?? "", location.href).pathname === location.pathname;
    const proceed = () => {
      isReleased = !again;
      push.call(history, state, unused, url);
      if (again) onAgain();
    };
    if (isHeld() && !isReleased) onAsked(proceed);
    else proceed();
  };

  const popped = (event: PopStateEvent) => {
    if (isReleased || !isHeld()) return;
    // Whoever else listens must not see an address that is not gone to.
    event.stopImmediatePropagation();
    // The browser has gone back already: the same address is put on top again, without the router's notice.
    History.prototype.pushState.call(history, here.state, "", here.address);
    onAsked(() => {
      isReleased = true;
      history.back();
    });
  };

  const replaced = () => {
    here = { address: location.href, state: history.state as unknown };
  };

  history.pushState = pushed;
  addEventListener("popstate", popped, { capture: true });
  addEventListener("replaceState", replaced);
  return () => {
    // Another guard may stand on top of this one.
    if (history.pushState === pushed) history.pushState = push;
    removeEventListener("popstate", popped, { capture: true });
    removeEventListener("replaceState", replaced);
  };
}
