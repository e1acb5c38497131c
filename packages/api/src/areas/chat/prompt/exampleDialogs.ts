/**
 * Example dialogs as the model is sent them: each block begins with `<START>` on its own line, and empty blocks are left out.
 * They are one section, not turns, so that no model mistakes them for messages of the chat.
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
