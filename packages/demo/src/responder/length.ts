/** A shorter reply reads as uninterested. */
export const LEAST_WORDS = 40;
/** A longer reply is too long for a chat. */
export const MOST_WORDS = 120;
