/** Whether a story is a whole screen or an overlay, so that its screenshot shows the window. */
export function isScreenOrOverlay(
  tags: readonly string[],
  parameters: Readonly<Record<string, unknown>>,
): boolean {
  return tags.includes("screen") || parameters.layout === "fullscreen";
}
