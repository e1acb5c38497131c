import { useInsertionEffect, useState } from "react";

type Callbacks = Readonly<Record<string, ((...args: never[]) => void) | undefined>>;

/** Functions that stay the same and call whatever is the latest of their name. */
class StableCallbacks {
  #latest: Callbacks = {};
  #names = "";
  #steady: Callbacks = {};

  update(latest: Callbacks): void {
    this.#latest = latest;
  }

  /** One function for each of `latest`; the same object as long as the same names are there. */
  wrappersFor(latest: Callbacks): Callbacks {
    const names = Object.keys(latest).filter((name) => typeof latest[name] === "function");
    if (names.join() === this.#names) return this.#steady;
    this.#names = names.join();
    this.#steady = Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => this.#latest[name]?.(...given)]),
    );
    return this.#steady;
  }
}

/**
 * The same functions from one rendering to the next, each calling the latest of its name: a turn is not drawn again
 * because its owner made its callbacks anew. An absent one stays absent.
 */
export function useStableCallbacks<Actions extends object>(actions: Actions): Actions {
  const [stable] = useState(() => new StableCallbacks());
  useInsertionEffect(() => stable.update(actions as Callbacks));
  return stable.wrappersFor(actions as Callbacks) as Actions;
}
