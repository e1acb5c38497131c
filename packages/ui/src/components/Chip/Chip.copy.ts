/** Default texts of Chip. */
export const chipCopy = { remove: (label: string) => `Remove ${label}` };
