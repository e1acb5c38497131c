import { services } from "../services.ts";

/** How long prose waits for its fonts, in milliseconds. Browsers hide text that waits for a font for the same time. */
const FONT_TIMEOUT_MS = 3_000;

let loading: Promise<void> | undefined;

/**
 * Resolves when the fonts of prose are loaded, or after a timeout. A font that is swapped in later would change the line
 * breaks and cause a layout shift.
 */
export function loadProseFonts(): Promise<void> {
  loading ??= loadOrTimeOut();
  return loading;
}

async function loadOrTimeOut(): Promise<void> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS, true));
  if (await Promise.race([loadFonts(), timeout])) services().browser.endFontSwap("reading");
}

async function loadFonts(): Promise<false> {
  const families = getComputedStyle(document.documentElement).getPropertyValue("--mimi-font-reading");
  // Only the first family: a local font that the system does not have would reject.
  const [family = ""] = families.split(",");
  await Promise.allSettled(["", "italic "].map((style) => document.fonts.load(`${style}1em ${family}`)));
  return false;
}
