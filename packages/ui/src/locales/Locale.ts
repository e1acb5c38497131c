import type { CompleteCopy, Translation } from "../components/ThemeRoot/Copy.ts";
import * as english from "../copy.ts";

type CopyName = Extract<keyof typeof english, `${string}Copy`>;
type TextsOf<Name extends CopyName> = { readonly [One in Name]: CompleteCopy<(typeof english)[One]> };

/** Every text of every component in one language. A missing text and an extra one are errors of types. */
export type LocaleTexts = TextsOf<CopyName>;

/** Texts of the general components. */
export type PartsTexts = TextsOf<
  | "buttonCopy"
  | "chipCopy"
  | "confirmDialogCopy"
  | "failedStateCopy"
  | "fieldCopy"
  | "imageCropDialogCopy"
  | "loadMoreCopy"
  | "markdownCopy"
  | "modalCopy"
  | "pageProgressCopy"
  | "selectCopy"
  | "skipLinkCopy"
  | "toastsCopy"
  | "uploadButtonCopy"
  | "wordmarkCopy"
>;
/** Texts of the frame of a page. */
export type ShellTexts = TextsOf<
  | "appearanceToggleCopy"
  | "bottomNavCopy"
  | "breakReminderCopy"
  | "commandPaletteCopy"
  | "footerCopy"
  | "headerCopy"
  | "languageSelectCopy"
  | "navDrawerCopy"
  | "newVersionBannerCopy"
  | "notFoundScreenCopy"
  | "noticeBannerCopy"
  | "offlineBannerCopy"
  | "searchBoxCopy"
  | "searchBoxSuggestionsCopy"
  | "shortcutSheetCopy"
  | "signOutDialogCopy"
  | "staticScreenCopy"
  | "userMenuCopy"
>;
/** Texts of the account, plans and login. */
export type AccountTexts = TextsOf<
  | "accountModalCopy"
  | "adultPaneCopy"
  | "appearancePaneCopy"
  | "dataPaneCopy"
  | "deleteAccountPaneCopy"
  | "discreetPaneCopy"
  | "hiddenPaneCopy"
  | "loginModalCopy"
  | "planCardCopy"
  | "planModalCopy"
  | "readingPaneCopy"
  | "settingsModalCopy"
>;
/** Texts of the characters and their lists. */
export type CharacterTexts = TextsOf<
  | "characterCardCopy"
  | "characterGridCopy"
  | "characterRailCopy"
  | "continueRailCopy"
  | "detailScreenCopy"
  | "filterDialogCopy"
  | "greetingReaderCopy"
  | "hiddenCountCopy"
  | "homeScreenCopy"
  | "ownCharactersScreenCopy"
  | "reactionButtonsCopy"
  | "feedTabsCopy"
>;
/** Texts of the search and its filters. */
export type SearchTexts = TextsOf<"searchScreenCopy" | "tagFilterCopy" | "topRailCopy">;
/** Texts of the form of a character. */
export type FormTexts = TextsOf<"cardImportReportCopy" | "characterFormScreenCopy">;
/** Texts of the chat around its messages. */
export type ChatTexts = TextsOf<
  | "branchBarCopy"
  | "chatHeaderCopy"
  | "chatHistoryCopy"
  | "chatPrintCopy"
  | "chatRailCopy"
  | "chatScreenCopy"
  | "chatsScreenCopy"
  | "composerCopy"
  | "findInChatCopy"
  | "memoryPanelCopy"
  | "nameQuestionCopy"
  | "personaPickerCopy"
  | "quotaMeterCopy"
  | "revisionDiffCopy"
>;
/** Texts of the messages and the composer. */
export type MessagesTexts = TextsOf<"messageCopy" | "messageListCopy" | "messagePartCopy">;
/** Texts of the age gate, reports, hidden content and notices. */
export type SafetyTexts = TextsOf<
  | "ageGateCopy"
  | "contentNoticeCopy"
  | "hideMenuCopy"
  | "noticeCardCopy"
  | "noticesPaneCopy"
  | "reportDialogCopy"
  | "reportStateScreenCopy"
  | "accountSuspendedDialogCopy"
  | "takeDownScreenCopy"
>;
/** Texts of the moderation page. */
export type ModerationTexts = TextsOf<"moderationScreenCopy">;

/** The texts of a language for `ThemeRoot`. */
export function translations(texts: LocaleTexts): readonly Translation[] {
  return Object.entries(texts).map(([name, translated]) => [english[name as CopyName], translated]);
}
