/** Fewer words than this read as if the character were not interested. */
export const LEAST_WORDS = 40;
/** More than this are a speech. */
export const MOST_WORDS = 120;
