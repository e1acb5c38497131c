/** Stands once in each piece, and in nothing that frames one. */
export const MARK = "?";
/** What the model of row 20 says at a time: as long as what screening looks at anew, so that each piece becomes an event. */
export const PIECE = `a few words more please${MARK} `;
/** Milliseconds between two pieces. */
export const PIECE_MS = 100;
