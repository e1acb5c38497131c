import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { characterGridFixtures } from "../../../features/character/CharacterGrid/CharacterGrid.fixtures.ts";
import { continueRailFixtures } from "../../../features/character/ContinueRail/ContinueRail.fixtures.ts";
import { topRailFixtures } from "../../../features/character/TopRail/TopRail.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { homeScreenFixtures as homes } from "./HomeScreen.fixtures.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const meta = {
  title: "Screens/Home",
  component: HomeScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "home" },
  args: {
    ...homes.signedIn,
    intro: "Chat with AI characters made by the community. Free: 50 messages a day, no card needed.",
    chatsHref: "#chats",
    searchHref: "#search",
    yoursHref: "#characters",
    onFeedChange: fn(),
    onTagSelect: fn(),
    onLoadMore: fn(),
    onFavouriteChange: fn(),
    onAdultShow: fn(),
    onCharacterCreate: fn(),
  },
  argTypes: {
    grid: namedStates(characterGridFixtures),
    continueRail: namedStates(continueRailFixtures),
    topRail: namedStates(topRailFixtures),
  },
  decorators: [inMainLayout({ current: "home", footer: true })],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A returning user: chats first. Header and document add elements; the whole page has less than 400. */
export const SignedIn: Story = {};

/** A visitor: what this is and what is free, no chats, no favourites. */
export const SignedOut: Story = { args: { ...homes.signedOut }, parameters: { visitor: true } };

/** A new user. */
export const Newcomer: Story = { args: { ...homes.newcomer, chatsHref: undefined } };

/** A user, loading. */
export const Loading: Story = { args: { ...homes.loading } };

/** A visitor, loading. */
export const LoadingSignedOut: Story = {
  args: { ...homes.loadingSignedOut },
  parameters: { visitor: true },
};

/** The list failed to load, the rails did not. */
export const GridFailed: Story = { args: { ...homes.gridFailed, grid: { kind: "failed", onRetry: fn() } } };

/** The rails failed to load, the list did not. */
export const RailsFailed: Story = {
  args: {
    ...homes.railsFailed,
    continueRail: { kind: "failed", onRetry: fn() },
    topRail: { kind: "failed", onRetry: fn() },
  },
};

/** There is no connection. */
export const Offline: Story = { args: { ...homes.offline } };

/** No favourites. */
export const EmptyFavourites: Story = { args: { ...homes.emptyFavourites } };

/** A tag applies to all feeds. */
export const TagChosen: Story = { args: { ...homes.tagChosen } };

/** The user's filters hide three characters. */
export const SomeHidden: Story = { args: { ...homes.someHidden, onHiddenReveal: fn(), onFiltersOpen: fn() } };

/** Adult content is off. A visitor has set no filter, so none is named. */
export const AdultHidden: Story = {
  args: { ...homes.adultHidden, onHiddenReveal: fn(), onFiltersOpen: fn() },
};

/** All characters here are adult, and adult content is off. */
export const OnlyAdult: Story = { args: { ...homes.onlyAdult, onHiddenReveal: fn(), onFiltersOpen: fn() } };

/** The user's filters hide all characters. */
export const HiddenByFilters: Story = {
  args: { ...homes.hiddenByFilters, onHiddenReveal: fn(), onFiltersOpen: fn() },
};

/** The end of the list. */
export const End: Story = { args: { ...homes.end } };

/** No character is published yet. */
export const NoCharacters: Story = { args: { ...homes.noCharacters, chatsHref: undefined } };
