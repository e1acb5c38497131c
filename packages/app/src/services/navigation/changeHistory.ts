/** What this app keeps with an entry of the browser's history. */
export interface HistoryEntry {
  /** The number of the entry. */
  readonly entry?: number;
  /** The number of the dialog that the entry belongs to. */
  readonly dialog?: number | undefined;
}

/** What is kept with the current entry. */
export const currentHistoryEntry = () => history.state as HistoryEntry | null;

/**
 * Adds or replaces an entry without the router, which has replaced these methods of `history` and would see a navigation.
 * The address stays, unless another one is given.
 */
export const changeHistory = (
  method: "pushState" | "replaceState",
  values: HistoryEntry,
  address?: string,
): void => History.prototype[method].call(history, { ...currentHistoryEntry(), ...values }, "", address);
