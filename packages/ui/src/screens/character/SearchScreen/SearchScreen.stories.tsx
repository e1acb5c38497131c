import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StoryBottomNav, StoryHeader } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { searchScreenFixtures as searches } from "./SearchScreen.fixtures.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const meta = {
  title: "Screens/Search",
  component: SearchScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...searches.before,
    sort: "relevance",
    language: undefined,
    header: <StoryHeader searchHidden />,
    onQueryChange: fn(),
    onQuerySubmit: fn(),
    onLeave: fn(),
    onTagUseChange: fn(),
    onSortChange: fn(),
    onLanguageChange: fn(),
    onRecentRemove: fn(),
    onLoadMore: fn(),
    onCharacterCreate: fn(),
  },
  argTypes: { results: namedStatesOf(searches, "results") },
  decorators: [
    (Story) => (
      <>
        <Story />
        <StoryBottomNav current="search" />
      </>
    ),
  ],
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a search: recent searches, tags, and the top of the week. */
export const Start: Story = {};

/** Only characters in Japanese, with tags. */
export const OneLanguage: Story = { args: { ...searches.usedTags, language: "ja" } };

/** No recent searches. */
export const FirstVisit: Story = { args: { ...searches.firstVisit } };

/** The initial content is loading; the user can type. */
export const StartLoading: Story = { args: { ...searches.beforeLoading } };

/** The tags are loaded, the top of the week is loading. */
export const TopLoading: Story = { args: { ...searches.topLoading } };

/** The URL has tags whose names are loading: placeholders are shown. */
export const TagsLoading: Story = { args: { ...searches.tagsLoading } };

/** The first results are loading. */
export const Searching: Story = { args: { ...searches.searching } };

/** Matching tags, creators and characters. Down moves into them, Up comes back. */
export const Found: Story = { args: { ...searches.found } };

/** The user typed more: the earlier results stay, dimmed, until the next ones arrive. */
export const Stale: Story = { args: { ...searches.stale } };

/** More than one page. */
export const MoreFound: Story = { args: { ...searches.moreFound } };

/** Characters only. */
export const OnlyCharacters: Story = { args: { ...searches.onlyCharacters } };

/** With one required and two excluded tags: pressing a tag switches it, the cross removes it. */
export const UsedTags: Story = { args: { ...searches.usedTags } };

/** Safe mode shows the number of hidden matches, and none of them. */
export const AdultMatches: Story = { args: { ...searches.adultMatches } };

/** The user's filters hide some too, which is shown separately. */
export const HiddenMatches: Story = { args: { ...searches.hiddenMatches } };

/** No match: similar tags, or create a character. */
export const None: Story = { args: { ...searches.none } };

/** Only an adult character matches. */
export const OnlyAdultMatches: Story = { args: { ...searches.onlyAdultMatches } };

/** Only a character that the user's filters hide matches: adult content is not mentioned. */
export const OnlyHiddenMatches: Story = { args: { ...searches.onlyHiddenMatches } };

/** No character has all of the required tags. */
export const NoneOfTags: Story = { args: { ...searches.noneOfTags } };

/** The search failed; the text stays in the field. */
export const Failed: Story = { args: { ...searches.failed, results: { kind: "failed", onRetry: fn() } } };

/** There is no connection. */
export const Offline: Story = { args: { ...searches.offline } };
