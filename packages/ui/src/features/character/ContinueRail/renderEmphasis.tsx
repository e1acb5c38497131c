import type { ReactNode } from "react";

/**
 * Renders `*actions*` of a message in italics. Home shows only this line, so it does not load the Markdown renderer.
 */
export function renderEmphasis(text: string): ReactNode[] {
  return text
    .split(/\*+([^*]+)\*+/)
    .map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : <span key={index}>{part}</span>));
}
