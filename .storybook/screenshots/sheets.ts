/** How the stories of one title are tiled, where it differs from the default. */
export interface SheetOptions {
  /** The sheet that shows several small components together. Its size and themes are options of its own name. */
  readonly sheet?: string;
  /** Width of a cell in pixels. @default 286 */
  readonly cellWidth?: number;
  /** Least height of a cell in pixels, for fixed elements. @default 16 */
  readonly cellHeight?: number;
  /** Stories without a cell: those with the height of the window, long ones that show no state of their own, and those that render nothing. */
  readonly leftOut?: readonly string[];
  /** The only stories with a cell. @default all that are not excluded */
  readonly only?: readonly string[];
  /** @default both */
  readonly themes?: readonly ("light" | "dark")[];
  /** Whether it shows the current values of tokens instead of the recorded ones. @default false */
  readonly currentTokens?: boolean;
}

const half = { cellWidth: 596 } as const;
const third = { cellWidth: 389 } as const;
/** Parts of a form, as a form shows them: beside each other. */
const formParts = { sheet: "Components/Form parts" } as const;
const labels = { sheet: "Components/Labels" } as const;
const loading = { sheet: "Components/Loading" } as const;
const layout = { sheet: "Components/Text and layout" } as const;
const fullWidth = { cellWidth: 1200 } as const;
/** Light only: its parts have screenshots in both themes, or look the same in both. */
const light = { themes: ["light"] } as const;

/** Titles that do not use the default of four cells per row in both themes. */
export const sheets: Readonly<Record<string, SheetOptions>> = {
  // These show both themes themselves, or no colour that depends on the theme.
  "Foundations/Colours": { ...fullWidth, ...light, currentTokens: true, leftOut: ["MeasuredContrasts"] },
  "Foundations/Layout": { ...fullWidth, ...light },
  "Foundations/Measures": { ...half, ...light, currentTokens: true },
  "Foundations/Type": { ...half, ...light, currentTokens: true },
  "Features/Chat/NameQuestion": { ...half, ...light },
  "Features/Shell/Footer": light,
  "Components/Checkbox": formParts,
  "Components/SegmentedControl": formParts,
  "Components/RadioGroup": formParts,
  "Components/Select": formParts,
  "Components/Switch": formParts,
  "Components/Badge": labels,
  "Components/Chip": labels,
  "Components/CountLabel": labels,
  "Components/Link": labels,
  "Components/RibbonMark": labels,
  "Components/Wordmark": labels,
  "Components/LoadMore": loading,
  "Components/PageProgress": loading,
  "Components/Skeleton": loading,
  "Components/Text and layout": third,
  "Components/Grid": layout,
  "Components/Stack": layout,
  "Components/Tabs": layout,
  "Components/Text": layout,
  "Components/Icon": { ...half, ...light },
  "Components/ThemeRoot": { ...half, ...light },
  "Components/FailedState": { leftOut: ["Page"] },
  "Components/Toasts": { ...half, cellHeight: 160 },
  "Components/Markdown": { ...light },
  "Features/Account/AdultPane": light,
  "Features/Account/DataPane": light,
  "Features/Account/DeleteAccountPane": { ...third, ...light },
  "Features/Account/DiscreetPane": light,
  "Features/Account/HiddenPane": { ...third, ...light, leftOut: ["Many"] },
  "Features/Character/CharacterCard": {
    ...light,
    cellWidth: 227,
    only: [
      "Plain",
      "LikedFavourite",
      "Draft",
      "InReview",
      "WithoutCounts",
      "UnbrokenName",
      "WithoutCover",
      "WithoutCoverOrColor",
      "BrokenCover",
      "Adult",
      "AdultForVisitors",
      "Loading",
    ],
  },
  "Features/Character/CharacterGrid": {
    ...half,
    ...light,
    only: ["Few", "Loading", "Empty", "EmptyFavourites", "HiddenByFilters", "Failed", "Offline"],
  },
  "Features/Character/CharacterRail": {
    ...half,
    ...light,
    only: ["WithAdult", "EmptyWithMessage", "Loading", "Failed"],
  },
  "Features/Character/ContinueRail": {
    ...half,
    ...light,
    only: ["Full", "None", "Loading", "Failed"],
  },
  "Features/Character/Cover": {
    ...light,
    cellWidth: 240,
  },
  "Features/Character/GreetingReader": { ...third, ...light, only: ["Three", "Last", "OpensWithAction"] },
  "Features/Character/FeedTabs": { ...half, ...light },
  "Features/Character/Shelf": { ...third, ...light },
  "Features/Character/TagFilter": { ...light, leftOut: ["Many"] },
  "Features/Character/TopRail": { ...half, ...light },
  "Features/Chat/ChatHeader": third,
  "Features/Chat/ChatPrint": { ...third, ...light },
  "Features/Chat/Composer": {
    ...third,
    ...light,
    only: [
      "Empty",
      "Draft",
      "TooLong",
      "Replying",
      "Blocked",
      "OfflineQueue",
      "WithPersona",
      "Suggested",
      "SignedOut",
      "UsedUp",
    ],
  },
  "Features/Chat/FindInChat": { ...third, ...light },
  "Features/Chat/Message": {
    ...third,
    ...light,
    only: [
      "Character",
      "CharacterWithVariants",
      "CharacterWaiting",
      "CharacterStreaming",
      "CharacterStopped",
      "CharacterFailed",
      "CharacterBlocked",
      "User",
      "UserSending",
      "UserFailed",
      "UserBlocked",
      "Latest",
      "Demo",
    ],
  },
  "Features/Chat/Message/System messages": third,
  "Features/Plan/PlanCard": { ...light, leftOut: ["LongTexts", "StandardDisabled"] },
  "Features/Safety/ContentNotice": { ...third, ...light },
  "Features/Safety/NoticesPane": {
    ...third,
    ...light,
    only: ["Several", "Banned", "Ended", "Failed", "Empty"],
  },
  "Features/Shell/BreakReminder": { ...third, ...light },
  "Features/Shell/NewVersionBanner": { ...half, ...light },
  "Features/Shell/OfflineBanner": { ...half, ...light },
};

/** The sheet that shows a title: its own, or one with other components. */
export function sheetOf(title: string): string {
  return sheets[title]?.sheet ?? title;
}
