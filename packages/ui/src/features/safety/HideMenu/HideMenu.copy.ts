/** The words of hiding something. */
export const hideMenuCopy = {
  label: "Hide",
  character: "Hide this character",
  creator: (name: string) => `Hide everything by @${name}`,
  tag: (name: string) => `Hide everything tagged ${name}`,
  /** What the message with the way back says. */
  hidden: {
    character: (name: string) => `${name} is hidden.`,
    creator: (name: string) => `Everything by @${name} is hidden.`,
    tag: (name: string) => `Everything tagged ${name} is hidden.`,
  },
} as const;

/** Every text of the menu, for another language or another voice. */
export type HideMenuCopy = typeof hideMenuCopy;
