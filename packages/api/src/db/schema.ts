/** Every table. Column names are the words of the contract, so that rows need no renaming. */
export * from "./schema/account.ts";
export * from "./schema/character.ts";
export * from "./schema/chat.ts";
export * from "./schema/safety.ts";
