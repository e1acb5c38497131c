/** The words of the pane about the discreet mode. */
export const discreetPaneCopy = {
  label: "Discreet mode",
  hint: "For trains, offices and shared screens.",
  effects: [
    "The tab in your browser has a plain name and a plain icon.",
    "Covers and portraits are blurred until you point at them.",
    "Names in your chats shrink to their first letter.",
  ],
  preview: "How the tab looks",
  title: "Mimi",
  plainTitle: "Reading",
} as const;

/** Every text of the pane, for another language or another voice. */
export interface DiscreetPaneCopy {
  readonly label: string;
  readonly hint: string;
  /** What it does, a sentence each. */
  readonly effects: readonly string[];
  readonly preview: string;
  /** What the tab says when nothing else is given. */
  readonly title: string;
  /** What it says while the mode is on, when nothing else is given. */
  readonly plainTitle: string;
}
