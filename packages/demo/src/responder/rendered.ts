import type { Manner } from "./manner.ts";
import type { Part } from "./parts.ts";

/** The text of a reply. Speech after speech is one quotation. */
export function rendered({ speech, act }: Manner, parts: readonly Part[]): string {
  const close = speech("").slice(-1);
  const open = speech("").slice(0, 1);
  return parts
    .map(({ kind, text }) => (kind === "raw" ? text : kind === "speech" ? speech(text) : act(text)))
    .join(" ")
    .replaceAll(`${close} ${open}`, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
}
