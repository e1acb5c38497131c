/** Replaces `{{char}}` and `{{user}}`, in any case (product 5). */
export function fillNames(text: string, names: { readonly char: string; readonly user: string }): string {
  return text.replace(/\{\{\s*(char|user)\s*\}\}/gi, (_, who: string) =>
    who.toLowerCase() === "char" ? names.char : names.user,
  );
}
