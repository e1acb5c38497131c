/** A part of a reply; `raw` is rendered as it is written. */
export interface Part {
  readonly kind: "action" | "speech" | "raw";
  readonly text: string;
}

/** A line with marks of its own is rendered as it is written. */
export function partOf(text: string): Part {
  return { kind: /[“*]/.test(text) ? "raw" : "speech", text };
}

/** Whether a text asks something. */
export function asks(text: string): boolean {
  return text.includes("?");
}
