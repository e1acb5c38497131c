import type { ReactNode } from "react";

/** Sets `*actions*` in a line of a chat in italics. Home shows one such line and needs no more Markdown. */
export function renderEmphasis(text: string): ReactNode[] {
  return text
    .split(/\*+([^*]+)\*+/)
    .map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part));
}
