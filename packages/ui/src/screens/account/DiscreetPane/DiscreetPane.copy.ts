/** The texts of the discreet mode. */
export const discreetPaneCopy = {
  label: "Discreet mode",
  hint: "For trains, offices and shared screens.",
  effects: [
    "The tab in your browser has a plain name and a plain icon.",
    "Last lines, titles and previews of your chats are hidden until you point at them, or hold them.",
    "Covers and portraits are blurred until you point at them.",
    "Names in your chats shrink to their first letter.",
  ],
  preview: "How the tab looks",
  title: "Mimi",
  plainTitle: "Reading",
};

/** All texts of DiscreetPane. */
export type DiscreetPaneCopy = typeof discreetPaneCopy;
