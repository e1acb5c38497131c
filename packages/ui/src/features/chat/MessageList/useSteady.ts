import { useInsertionEffect, useState } from "react";

type Calls = Readonly<Record<string, ((...given: never[]) => void) | undefined>>;

/** Functions that stay the same and call whatever is the latest of their name. */
class SteadyCalls {
  #latest: Calls = {};
  #names = "";
  #steady: Calls = {};

  take(latest: Calls): void {
    this.#latest = latest;
  }

  /** One function for each of `latest`; the same object as long as the same names are there. */
  of(latest: Calls): Calls {
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
export function useSteady<Actions extends object>(actions: Actions): Actions {
  const [steady] = useState(() => new SteadyCalls());
  useInsertionEffect(() => steady.take(actions as Calls));
  return steady.of(actions as Calls) as Actions;
}
