/** Messages about own characters. */
export const ownCharactersSentences = {
  title: "Your characters",
  deleted: (name: string) => `${name} is in the bin.`,
  restored: (name: string) => `${name} is restored.`,
} as const;
