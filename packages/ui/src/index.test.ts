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
AppearanceToggle
Avatar
Badge
BottomNav
BranchBar
BreakReminder
Button
CharacterCard
CharacterCardSkeleton
CharacterGrid
CharacterRail
ChatHeader
ChatHistory
ChatPrint
ChatRail
Checkbox
Chip
CommandPalette
Composer
ConfirmDialog
ContinueRail
CountLabel
Cover
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
NameQuestion
NavDrawer
NewVersionBanner
NoticeBanner
OfflineBanner
PageProgress
PersonaPicker
PlanCard
PlanModal
QuotaMeter
RadioGroup
ReactionButtons
RevisionDiff
RibbonMark
SearchBox
SegmentedControl
Select
Shelf
ShelfFailed
ShortcutSheet
SignOutDialog
Skeleton
SkipLink
Stack
Switch
Tabs
TagFilter
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
createToasts
defaultReading
firstPart
gridSizes
listOf
media
pluralOf
readingVars
relativeTime
remainingDays
truncateName
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
