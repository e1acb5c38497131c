import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import type { HomeScreen } from "./HomeScreen.tsx";
import stateMeta, * as stories from "./HomeScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Home",
  tags: ["screen", "!autodocs"],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A returning user: chats first. Header and document add elements; the whole page has less than 400. */
// Rule: home-says-what-is-free
export const SignedInTest: Story = {
  ...stories.SignedIn,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/no card needed/)).toBeNull();
    // The code of the rail comes later.
    await within(canvasElement).findByRole("link", { name: /^Continue with/ });
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(345);
  },
};

/** A visitor: what this is and what is free, no chats, no favourites. */
// Rule: home-says-what-is-free
export const SignedOutTest: Story = {
  ...stories.SignedOut,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        "Chat with AI characters made by the community. Free: 50 messages a day, no card needed.",
      ),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading", { name: "Continue" })).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(300);
  },
};

/** The list failed to load, the rails did not. */
export const GridFailedTest: Story = {
  ...stories.GridFailed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.grid.kind === "failed" && args.grid.onRetry).toHaveBeenCalledOnce();
  },
};

/** The rails failed to load, the list did not. */
export const RailsFailedTest: Story = {
  ...stories.RailsFailed,
  play: async ({ args, canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("button", { name: "Try again" });
    if (first === undefined || second === undefined) throw new Error("Each rail has its own retry.");
    await userEvent.click(first);
    await userEvent.click(second);
    const { continueRail, topRail } = args;
    await expect(continueRail?.kind === "failed" && continueRail.onRetry).toHaveBeenCalledOnce();
    await expect(topRail.kind === "failed" && topRail.onRetry).toHaveBeenCalledOnce();
  },
};

/** No favourites. */
export const EmptyFavouritesTest: Story = {
  ...stories.EmptyFavourites,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "See all characters" }));
    await expect(args.onFeedChange).toHaveBeenCalledWith("forYou");
  },
};

/** A tag applies to all feeds. */
export const TagChosenTest: Story = {
  ...stories.TagChosen,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Fantasy" })).toBeInTheDocument();
  },
};

/** Adult content is off. A visitor has set no filter, so none is named. */
export const AdultHiddenTest: Story = {
  ...stories.AdultHidden,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 adult characters hidden/ }));
    await expect(args.onHiddenReveal).toHaveBeenCalledTimes(1);
  },
};

/** All characters here are adult, and adult content is off. */
export const OnlyAdultTest: Story = {
  ...stories.OnlyAdult,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show them" }));
    await expect(args.onHiddenReveal).toHaveBeenCalledTimes(1);
  },
};

/** The user's filters hide all characters. */
export const HiddenByFiltersTest: Story = {
  ...stories.HiddenByFilters,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show them" }));
    await expect(args.onHiddenReveal).toHaveBeenCalledTimes(1);
  },
};
