import { describe, expect, it } from "vitest";
import {
  expectedBarrel,
  expectedCopy,
  expectedExports,
  expectedIcons,
  expectedReadme,
  writtenBarrel,
  writtenCopy,
  writtenExports,
  writtenIcons,
  writtenReadme,
} from "../scripts/exports.ts";
import * as library from "./index.ts";

// The public names of the package. Removing one is a breaking change and needs a changeset.
const PUBLIC = `
AccountModal
AccountSuspendedDialog
AdultPane
AgeGate
AppearancePane
AppearanceToggle
Avatar
Badge
BottomNav
BranchBar
BreakReminder
Button
CardImportReport
CharacterCard
CharacterCardSkeleton
CharacterFormScreen
CharacterGrid
CharacterRail
ChatHeader
ChatHistory
ChatPrint
ChatRail
ChatScreen
ChatsScreen
Checkbox
Chip
CommandPalette
Composer
ConfirmDialog
ContentNotice
ContinueRail
CountLabel
Cover
DataPane
DeleteAccountPane
DetailScreen
DiscreetPane
EmptyState
FailedState
FeedTabs
Field
FilterDialog
FindInChat
Footer
GreetingReader
Grid
Header
HiddenCount
HiddenPane
HideMenu
HomeScreen
IMAGE_BYTES
IconButton
ImageCropDialog
LanguageSelect
Link
LinkButton
LinkIconButton
LinkProvider
LoadMore
LoginModal
MainLayout
Markdown
MemoryPanel
Menu
Message
MessageList
Modal
ModerationScreen
NameQuestion
NavDrawer
NewVersionBanner
NotFoundScreen
NoticeBanner
NoticesPane
OfflineBanner
OwnCharactersScreen
PageProgress
PersonaPicker
PlanCard
PlanModal
QuotaMeter
RadioGroup
ReactionButtons
ReadingPane
ReportDialog
ReportStateScreen
RevisionDiff
RibbonMark
SearchBox
SearchScreen
SegmentedControl
Select
SettingsModal
Shelf
ShelfFailed
ShortcutSheet
SignOutDialog
Skeleton
SkipLink
Stack
StaticScreen
Switch
Tabs
TagFilter
TakeDownScreen
Text
TextArea
ThemeRoot
Toasts
Tooltip
TopRail
UploadButton
UserMenu
Wordmark
abbreviateCount
breakpoints
calendarDay
characterLimits
createToasts
defaultReading
firstPart
gridSizes
hiddenMessage
listOf
media
pluralOf
readingVars
relativeTime
remainingDays
truncateName
useHideEntries
useLocale
useMessageActions
useToasts
validateImage
vars
`
  .trim()
  .split("\n");

describe("the public surface", () => {
  it("is exactly what is listed here", () => {
    expect(Object.keys(library).sort()).toEqual(PUBLIC);
  });

  it("has a subpath for every component (npm run exports -w @mimi/ui)", () => {
    expect(writtenExports()).toEqual(expectedExports());
    expect(Object.keys(writtenExports() as object)).toEqual(Object.keys(expectedExports()));
  });

  it("has a line in the barrel for every component (npm run exports -w @mimi/ui)", () => {
    expect(writtenBarrel()).toBe(expectedBarrel());
  });

  it("exports the English texts of every component (npm run exports -w @mimi/ui)", () => {
    expect(writtenCopy()).toBe(expectedCopy());
  });

  it("exports every icon from one entry (npm run exports -w @mimi/ui)", () => {
    expect(writtenIcons()).toBe(expectedIcons());
  });

  it("names every language in the README (npm run exports -w @mimi/ui)", () => {
    expect(writtenReadme()).toBe(expectedReadme());
    expect(writtenReadme()).toContain("\n`ar`, `de`, `es`, ");
  });
});
