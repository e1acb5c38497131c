/** The files that can be chosen as a card. iOS needs the types: it does not know all of the endings. */
export const CARD_FILES =
  ".png,.json,.charx,.webp,.jpg,.jpeg,.zip,image/png,image/webp,image/jpeg,application/json,application/zip,application/octet-stream";
