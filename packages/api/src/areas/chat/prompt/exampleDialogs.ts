/**
 * Example dialogs as the model is sent them: each block opened by `<START>` on a line of its own, whatever case and
 * spacing the card has; empty blocks are left out. They stay one section rather than turns, so that no model takes them for
 * something that was said.
 */
export function exampleBlocks(dialogs: string): string {
  return dialogs
    .replaceAll("\r\n", "\n")
    .split(/<START>/i)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<START>\n${block}`)
    .join("\n");
}
