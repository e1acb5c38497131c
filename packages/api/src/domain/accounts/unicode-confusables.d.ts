// The package names a file of types that it does not have.
declare module "unicode-confusables" {
  /** The text with each character replaced by the one that it looks like, by the table of Unicode's UTS 39. */
  export function rectifyConfusion(text: string): string;
}
