import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { homeScreenFixtures as homes } from "./HomeScreen.fixtures.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const meta = {
  title: "Screens/Home",
  component: HomeScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...homes.signedIn,
    chatsHref: "#chats",
    searchHref: "#search",
    yoursHref: "#characters",
    onScope: fn(),
    onTag: fn(),
    onLoadMore: fn(),
    onFavourite: fn(),
    onShow: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
  // The main layout provides the landmark.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A returning user: chats first. Header and document add elements; the whole page has less than 400. */
export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/no card needed/)).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(330);
  },
};

/** A visitor: what this is and what is free, no chats, no favourites. */
export const SignedOut: Story = {
  args: { ...homes.signedOut },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        "Chat with AI characters made by people here. Free: 50 messages a day, no card needed.",
      ),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole("heading", { name: "Continue" })).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(280);
  },
};

/** A new user. */
export const Newcomer: Story = { args: { ...homes.newcomer, chatsHref: undefined } };

/** A user, loading. */
export const Loading: Story = { args: { ...homes.loading } };

/** A visitor, loading. */
export const LoadingSignedOut: Story = { args: { ...homes.loadingSignedOut } };

/** The list failed to load, the rails did not. */
export const GridFailed: Story = {
  args: { ...homes.gridFailed },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("grid");
  },
};

/** The rails failed to load, the list did not. */
export const RailsFailed: Story = {
  args: { ...homes.railsFailed },
  play: async ({ args, canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("button", { name: "Try again" });
    if (first === undefined || second === undefined) throw new Error("Each rail has its own retry.");
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(args.onRetry).toHaveBeenNthCalledWith(1, "continueRail");
    await expect(args.onRetry).toHaveBeenNthCalledWith(2, "topRail");
  },
};

/** There is no connection. */
export const Offline: Story = { args: { ...homes.offline } };

/** No favourites. */
export const EmptyFavourites: Story = {
  args: { ...homes.emptyFavourites },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "See all characters" }));
    await expect(args.onScope).toHaveBeenCalledWith("forYou");
  },
};

/** A tag applies to all scopes. */
export const TagChosen: Story = {
  args: { ...homes.tagChosen },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Fantasy" })).toBeInTheDocument();
  },
};

/** The user's filters hide three characters. */
export const SomeHidden: Story = { args: { ...homes.someHidden, onReveal: fn(), onFilters: fn() } };

/** Adult content is off. A visitor has set no filter, so none is named. */
export const AdultHidden: Story = {
  args: { ...homes.adultHidden, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 adult characters hidden/ }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** All characters here are adult, and adult content is off. */
export const OnlyAdult: Story = {
  args: { ...homes.onlyAdult, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show them" }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** The user's filters hide all characters. */
export const HiddenByFilters: Story = {
  args: { ...homes.hiddenByFilters, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show them" }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** The end of the list. */
export const End: Story = { args: { ...homes.end } };

/** No character is published yet. */
export const NoCharacters: Story = { args: { ...homes.noCharacters, chatsHref: undefined } };
