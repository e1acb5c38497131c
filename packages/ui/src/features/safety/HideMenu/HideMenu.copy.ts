/** The texts of the hide menu. */
export const hideMenuCopy = {
  label: "Hide",
  character: "Hide this character",
  creator: (name: string) => `Hide everything by @${name}`,
  tag: (name: string) => `Hide everything tagged ${name}`,
  /** The message after hiding, beside Undo. */
  hidden: {
    character: (name: string) => `${name} is hidden.`,
    creator: (name: string) => `Everything by @${name} is hidden.`,
    tag: (name: string) => `Everything tagged ${name} is hidden.`,
  },
} as const;

/** All texts of the menu, for translations. */
export type HideMenuCopy = typeof hideMenuCopy;
