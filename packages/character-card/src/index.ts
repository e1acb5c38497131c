export type { CardError } from "./CardFormatError.ts";
export { type Character, type CharacterField, emptyCharacter } from "./Character.ts";
export type { JsonObject } from "./json.ts";
export { cardLimits } from "./limits.ts";
export { type Lorebook, type LorebookEntry, readLorebook, writeLorebook } from "./lorebook.ts";
export type { CardRepair, CardVersion } from "./shapes/parseCard.ts";
export { readCard, readCardJson, type ReadResult } from "./readCard.ts";
export type { CardReport, SkipReason } from "./report.ts";
export { writeCard, type WriteOptions } from "./writeCard.ts";
