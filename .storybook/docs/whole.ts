/** Whether a story is a whole screen or lies over one, so that its picture is that of the window. */
export function isWhole(tags: readonly string[], parameters: Readonly<Record<string, unknown>>): boolean {
  return tags.includes("screen") || parameters.layout === "fullscreen";
}
