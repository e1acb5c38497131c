import { onPopStateBeforeRouter } from "./beforeRouter.ts";

export interface NavigationBlocker {
  /** Whether the user has to confirm before this page is left now. */
  readonly isBlocked: () => boolean;
  /** The user wants to leave the page; `proceed` leaves it. */
  readonly onBlocked: (proceed: () => void) => void;
  /** The user followed a link to the address of this page. */
  readonly onSameAddress: () => void;
}

/**
 * Asks before this page is left by a link of the app or by Back. Closing the tab needs no confirmation, because drafts are
 * stored. The router writes to `history` and listens to its events, so this replaces `pushState` and listens before the
 * router. Returns the function that stops it.
 */
export function blockNavigation({ isBlocked, onBlocked, onSameAddress }: NavigationBlocker): () => void {
  const push = history.pushState;
  let current = { address: location.href, state: history.state as unknown };
  let isConfirmed = false;

  const pushOrAsk: History["pushState"] = (state, unused, url) => {
    const isSameAddress = new URL(url ?? "", location.href).pathname === location.pathname;
    const proceed = () => {
      isConfirmed = !isSameAddress;
      push.call(history, state, unused, url);
      if (isSameAddress) onSameAddress();
    };
    if (isBlocked() && !isConfirmed) onBlocked(proceed);
    else proceed();
  };

  const onPop = (event: PopStateEvent) => {
    // An entry of the same address belongs to a dialog over this page.
    if (isConfirmed || !isBlocked() || location.href === current.address) return;
    // The router must not see this event: the page is not left yet.
    event.stopImmediatePropagation();
    // The browser has gone back already, so the entry of this page is added again without the router.
    History.prototype.pushState.call(history, current.state, "", current.address);
    onBlocked(() => {
      isConfirmed = true;
      history.back();
    });
  };

  const onReplace = () => {
    current = { address: location.href, state: history.state as unknown };
  };

  history.pushState = pushOrAsk;
  const stopListening = onPopStateBeforeRouter(onPop);
  addEventListener("replaceState", onReplace);
  return () => {
    // Another blocker may have replaced this one.
    if (history.pushState === pushOrAsk) history.pushState = push;
    stopListening();
    removeEventListener("replaceState", onReplace);
  };
}
