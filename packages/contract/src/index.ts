export * from "./account/account.ts";
export * from "./safety/accountDecision.ts";
export * from "./account/accountChanges.ts";
export * from "./account/ageCheck.ts";
export * from "./account/auth.ts";
export { type Book, type BookEntry, book, bookEntry, bookFields } from "./character/book.ts";
export * from "./character/character.ts";
export * from "./character/characterDetail.ts";
export {
  characterFields,
  type FieldValues,
  type FieldWith,
  fieldsWith,
  type TextFieldName,
} from "./character/characterFields.ts";
export * from "./character/characterInput.ts";
export * from "./character/characterOwn.ts";
export * from "./character/characterSearch.ts";
export { CHARACTER_UNITS, countCharacters, firstCharacters, isLongerThan } from "./characters.ts";
export { type DepthPrompt, depthPromptOf, placeOf } from "./character/depthPrompt.ts";
export { writtenGreetings } from "./character/greetings.ts";
export {
  isPattern,
  type LorePattern,
  LorePatterns,
  sortPatterns,
} from "./character/lorePatterns.ts";
export * from "./character/overLong.ts";
export * from "./safety/decisionNotice.ts";
export * from "./chat/chat.ts";
export * from "./chat/chatChanges.ts";
export * from "./chat/chatReplies.ts";
export * from "./chat/chatSearch.ts";
export { digitalSourceOf, digitalSources } from "./chat/digitalSource.ts";
export * from "./safety/caseText.ts";
export * from "./safety/moderation.ts";
export * from "./envelope.ts";
export * from "./failure.ts";
export * from "./fieldErrors.ts";
export { type Page, type Rating } from "./input.ts";
export {
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type LanguageTag,
  languageFrom,
  languageTag,
  directionOf,
  languages,
  type LanguagePreferences,
  matchLanguage,
} from "./languages.ts";
export * from "./limits.ts";
export { cleanName, DELETED_USER_ID } from "./names.ts";
export { chance } from "./macros/choices.ts";
export { fillMacros, type MacroContext, unknownMacros, withoutNotes } from "./macros/fillMacros.ts";
export * from "./chat/memory.ts";
export type { PageRenderInput, PageServer, ServedHead, ServedPage } from "./pageServer.ts";
export * from "./chat/persona.ts";
export * from "./plan.ts";
export * from "./plans.ts";
export * from "./chat/prompt.ts";
export * from "./character/reaction.ts";
export * from "./character/revision.ts";
export {
  type Caller,
  type CallRate,
  changesSomething,
  type DataOf,
  errorCodesOf,
  type InputOf,
  needsDiskSpace,
  type ParsedInputOf,
  rateOf,
  type Route,
} from "./route.ts";
export { type RouteName, routes } from "./routes.ts";
export * from "./safety/region.ts";
export { regionOf, regions, rulesOf } from "./safety/regions.ts";
export * from "./safety/safety.ts";
export * from "./safety/takeDown.ts";
export * from "./chat/stream.ts";
export * from "./chat/suggest.ts";
export * from "./character/tokens.ts";
export { fold } from "./search/fold.ts";
export {
  findMatches,
  isUnspaced,
  matchesSearch,
  searchLine,
  searchPatterns,
  searchPhrases,
  searchWords,
  type WrittenWord,
  writtenWords,
} from "./search/searchWords.ts";
