import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { characterGridFixtures as grids } from "./CharacterGrid.fixtures.ts";
import { HiddenCount } from "../HiddenCount/HiddenCount.tsx";
import { CharacterGrid } from "./CharacterGrid.tsx";

const meta = {
  title: "Features/Character/CharacterGrid",
  component: CharacterGrid,
  args: {
    grid: grids.ready,
    label: "For you",
    onLoadMore: fn(),
    onFavouriteChange: fn(),
    onAdultShow: fn(),
  },
  argTypes: { grid: namedStates(grids) },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CharacterGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of twenty, with more to load. */
export const Ready: Story = {};

/** Loading the first page. */
export const Loading: Story = { args: { grid: grids.loading } };

/** Loading the next page. */
export const LoadingMore: Story = { args: { grid: grids.loadingMore } };

/** The next page failed to load; the loaded cards stay. */
export const NextFailed: Story = { args: { grid: grids.nextFailed } };

/** All cards are loaded. */
export const End: Story = { args: { grid: grids.end } };

/** All are loaded except those that the user's filters hide. */
export const EndWithHidden: Story = {
  args: {
    grid: grids.end,
    footer: (
      <div style={{ textAlign: "center" }}>
        <HiddenCount count={3} onReveal={fn()} />
      </div>
    ),
  },
};

/** Less than a row. */
export const Few: Story = { args: { grid: grids.few } };

/** Nothing is published yet. */
export const Empty: Story = {
  args: { grid: grids.empty, emptyAction: <Button>Create a character</Button> },
};

/** The user has no favourites. */
export const EmptyFavourites: Story = {
  args: { grid: grids.emptyFavourites, emptyAction: <Button>See all characters</Button> },
};

/** No character has the selected tag. */
export const EmptyTag: Story = {
  args: { grid: grids.emptyTag, emptyAction: <Button>See all characters</Button> },
};

/** All characters are adult, and adult content is off. */
export const OnlyAdult: Story = {
  args: { grid: grids.onlyAdult, emptyAction: <Button>Show them</Button> },
};

/** The user's filters hide all characters. */
export const HiddenByFilters: Story = {
  args: { grid: grids.hiddenByFilters, emptyAction: <Button>Show them</Button> },
};

/** The first page failed to load. */
export const Failed: Story = { args: { grid: { ...grids.failed, onRetry: fn() } } };

/** There is no connection. */
export const Offline: Story = { args: { grid: grids.offline } };
