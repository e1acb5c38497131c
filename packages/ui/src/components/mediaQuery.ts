/** Whether a media query matches now. False where there are none, such as in jsdom. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Calls back when a media query starts or stops to match. Returns the way to stop. */
export function observeMedia(query: string, onChange: () => void): () => void {
  if (typeof matchMedia !== "function") return () => undefined;
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
