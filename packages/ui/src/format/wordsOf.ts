/**
 * About how many words a number of tokens is, in a round number as people say it: `1251` tokens are 900 words.
 *
 * @param tokens An estimated number of tokens. A token is four letters, and an English word with its space almost six.
 */
export function wordsOf(tokens: number): number {
  const words = (tokens * 2) / 3;
  const step = words < 100 ? 10 : 100;
  return Math.ceil(words / step) * step;
}
