/** The texts of the discreet mode. */
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

/** All texts of the pane, for translations. */
export interface DiscreetPaneCopy {
  readonly label: string;
  readonly hint: string;
  /** What the mode does, a sentence each. */
  readonly effects: readonly string[];
  readonly preview: string;
  /** The default tab title. */
  readonly title: string;
  /** The default tab title in discreet mode. */
  readonly plainTitle: string;
}
