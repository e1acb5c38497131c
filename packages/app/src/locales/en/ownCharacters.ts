/** Messages about own characters. */
export const ownCharactersTexts = {
  title: "Your characters",
  deleted: (name: string) => `${name} is in the bin.`,
  restored: (name: string) => `${name} is restored.`,
};
