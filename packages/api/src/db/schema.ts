/**
 * All tables, for drizzle-kit and for code that visits each of them. Other code imports a table from its file. Column names
 * are the names of the contract, so that rows need no renaming.
 */
export * from "./schema/referenced.ts";
export * from "./schema/account.ts";
export * from "./schema/character.ts";
export * from "./schema/chat.ts";
export * from "./schema/safety.ts";
export * from "./schema/decisionNotice.ts";
export * from "./schema/limits.ts";
export * from "./schema/counter.ts";
