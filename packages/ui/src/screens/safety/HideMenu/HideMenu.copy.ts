/** The texts of the hide menu. */
export const hideMenuCopy = {
  label: "Hide",
  character: "Hide this character",
  creator: (name: string) => `Hide everything by @${name}`,
  /** The submenu, where there are several tags. */
  tags: "Hide by tag",
  tag: (name: string) => `Hide everything tagged ${name}`,
  /** The message after hiding, beside Undo. */
  hidden: {
    character: (name: string) => `${name} is hidden.`,
    creator: (name: string) => `Everything by @${name} is hidden.`,
    tag: (name: string) => `Everything tagged ${name} is hidden.`,
  },
};

/** All texts of HideMenu. */
export type HideMenuCopy = typeof hideMenuCopy;
