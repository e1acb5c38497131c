/** A part of a reply; `raw` is rendered as it is written. */
export interface Part {
  readonly kind: "action" | "speech" | "raw";
  readonly text: string;
}

/** Whether a text asks something. */
export function asks(text: string): boolean {
  return /[?？؟]/.test(text);
}
