const lengths = { short: "Short", medium: "Medium", long: "Long" } as const;

/** How long a character's definition is. */
export const characterSizeTexts = {
  size: (length: keyof typeof lengths, words: string) => `${lengths[length]} (about ${words} words)`,
  sizeDetails: (total: string, permanent: string) =>
    `${total} tokens, as AIs count. The AI reads ${permanent} of them before every reply, and the rest while there is room.`,
};
