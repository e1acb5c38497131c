/** Milliseconds in which a decision can be undone. Later it is a new decision, to restore. */
export const UNDO_MS = 10 * 60_000;
