/**
 * Text that is painted before its font is loaded stays in the system's font until the next page load.
 *
 * @param family Only this family. @default every family
 */
export function endFontSwap(family = ""): void {
  for (const face of document.fonts)
    if (face.status === "loading" && face.family.includes(family)) face.display = "optional";
}
