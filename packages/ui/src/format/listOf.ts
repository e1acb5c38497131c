/**
 * Returns the function that joins words as a language does: "a, b, and c", with the style "narrow" "a, b, c", with the type
 * "disjunction" "a, b, or c". Parts that are false are left out.
 */
export function listOf(
  language: string,
  options?: Intl.ListFormatOptions,
): (parts: readonly (string | false)[]) => string {
  let format: Intl.ListFormat | undefined;
  return (parts) => {
    format ??= new Intl.ListFormat(language, options);
    return format.format(parts.filter((part) => part !== false));
  };
}
