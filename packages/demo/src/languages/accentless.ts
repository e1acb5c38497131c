/**
 * Compiles a pattern of plain letters that also matches their variants, since people type both: with `{ z: "żź" }`, `z` is
 * `[zżź]`. The pattern has no character classes with letters, and no `\b`.
 */
export function accentless(pattern: string, variants: Readonly<Record<string, string>>): RegExp {
  const letters = new RegExp(`(?<!\\\\)[${Object.keys(variants).join("")}]`, "gu");
  return new RegExp(
    pattern.replaceAll(letters, (letter) => `[${letter}${variants[letter] ?? ""}]`),
    "u",
  );
}
