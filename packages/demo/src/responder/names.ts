import type { DemoCharacter } from "./DemoRequest.ts";

/** The names of a character: the whole one, the short one and its first word. */
export function namesOf({ name, chatName }: DemoCharacter): string[] {
  return [...new Set([name, chatName, name.split(/[\s,]/)[0] ?? ""])].filter((one) => one.length > 1);
}
