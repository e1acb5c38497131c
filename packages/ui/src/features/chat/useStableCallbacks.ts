import { useInsertionEffect, useState } from "react";

type Callbacks = Readonly<Record<string, ((...args: never[]) => void) | undefined>>;

/** Functions with a stable identity that call the latest callback of their name. */
class StableCallbacks {
  #latest: Callbacks = {};
  #names = "";
  #stable: Callbacks = {};

  update(latest: Callbacks): void {
    this.#latest = latest;
  }

  /** Returns a wrapper for each callback; the same object as long as the names are the same. */
  wrappersFor(latest: Callbacks): Callbacks {
    const names = Object.keys(latest).filter((name) => typeof latest[name] === "function");
    if (names.join() === this.#names) return this.#stable;
    this.#names = names.join();
    this.#stable = Object.fromEntries(
      names.map((name) => [name, (...args: never[]) => this.#latest[name]?.(...args)]),
    );
    return this.#stable;
  }
}

/**
 * Returns callbacks with a stable identity, each of which calls the latest callback of its name, so that memoised
 * messages do not render again. An absent callback stays absent.
 */
export function useStableCallbacks<Actions extends object>(actions: Actions): Actions {
  const [stable] = useState(() => new StableCallbacks());
  useInsertionEffect(() => stable.update(actions as Callbacks));
  return stable.wrappersFor(actions as Callbacks) as Actions;
}
