import type { Part } from "./parts.ts";
import type { Manner } from "./ResponderLanguage.ts";

/** The text of a reply. Speech after speech is one quotation. */
export function rendered({ marks: [open, close], space, act }: Manner, parts: readonly Part[]): string {
  return parts
    .map(({ kind, text }) =>
      kind === "raw" ? text : kind === "speech" ? `${open}${text}${close}` : act(text),
    )
    .join(" ")
    .replaceAll(`${close} ${open}`, space)
    .replaceAll(/[ \t]+/g, " ")
    .trim();
}

/** A line with marks of its own is rendered as it is written. */
export function partOf(text: string, { marks: [open] }: Pick<Manner, "marks">): Part {
  return { kind: text.includes("*") || text.includes(open.trim()) ? "raw" : "speech", text };
}
