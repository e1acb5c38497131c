/** Milliseconds for which prose waits for its fonts; as long as browsers hide text that waits for a font. */
const PATIENCE_MS = 3_000;

let faces: Promise<void> | undefined;

/**
 * Resolves when the fonts of prose are loaded, or are late. Prose that is shown in another font would break its lines
 * anew in its own, and move what is below it.
 */
export function loadProseFonts(): Promise<void> {
  faces ??= loadedOrLate();
  return faces;
}

async function loadedOrLate(): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
  if (await Promise.race([loaded(), late])) endFontSwap();
}

async function loaded(): Promise<false> {
  const families = getComputedStyle(document.documentElement).getPropertyValue("--mimi-font-book");
  // Of the families only the first: a local font that the system does not have would reject at once.
  const [family = ""] = families.split(",");
  await Promise.allSettled(["", "italic "].map((style) => document.fonts.load(`${style}1em ${family}`)));
  return false;
}

/**
 * Text that is painted before its font is loaded keeps the system's font until the next page load.
 *
 * @param family Only this family. @default every family
 */
export function endFontSwap(family = ""): void {
  for (const face of document.fonts)
    if (face.status === "loading" && face.family.includes(family)) face.display = "optional";
}
