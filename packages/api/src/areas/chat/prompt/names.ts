/** Who `{{char}}` and `{{user}}` are in a chat. */
export interface Names {
  readonly char: string;
  readonly user: string;
}

/**
 * Puts names in the place of `{{char}}` and `{{user}}`, in any case (§5); and of `{{original}}`, where given, what a card
 * places within its own instructions. In one pass, so that a name which looks like a placeholder stays a name.
 */
export function withNames(text: string, { char, user }: Names, original?: string): string {
  return text.replaceAll(/\{\{\s*(char|user|original)\s*\}\}/gi, (whole, which: string) => {
    switch (which.toLowerCase()) {
      case "char":
        return char;
      case "user":
        return user;
      default:
        return original ?? whole;
    }
  });
}
