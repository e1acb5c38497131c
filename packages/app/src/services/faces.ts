/** Milliseconds for which a text waits for its faces; browsers wait as long for those that they may not replace. */
const PATIENCE_MS = 3_000;

let faces: Promise<unknown> | undefined;

/**
 * The faces of prose are here, or took too long. A text whose lines have broken in another face breaks anew in its
 * own, and moves whatever stands below it.
 */
export function bookFaces(): Promise<unknown> {
  faces ??= Promise.race([loaded(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return faces;
}

/** Without them the text stands in what the system has. */
function loaded(): Promise<unknown> {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--mimi-font-book");
  return Promise.allSettled(["", "italic "].map((style) => document.fonts.load(`${style}1em ${family}`)));
}
