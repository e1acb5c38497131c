/** Occurs once in each piece, and never in the framing. */
export const MARK = "?";
/** One piece of the model's text in row 20. It is long enough to pass screening, so that each piece becomes an event. */
export const PIECE = `a few words more please${MARK} `;
/** Milliseconds between two pieces. */
export const PIECE_MS = 100;
