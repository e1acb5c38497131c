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
    onScope: fn(),
    onTag: fn(),
    onLoadMore: fn(),
    onFavourite: fn(),
    onShow: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
  // The main layout brings the landmark.
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

/** Somebody who comes back: chats first. Header and document come on top; all of it stays under 400. */
export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(330);
  },
};

/** A visitor: no chats, nobody's favourites. The whole page stays light. */
export const SignedOut: Story = {
  args: { ...homes.signedOut },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { name: "Continue" })).toBeNull();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(280);
  },
};

/** Signed in for the first time. */
export const Newcomer: Story = { args: { ...homes.newcomer, chatsHref: undefined } };

/** Signed in, before anything is there. */
export const Loading: Story = { args: { ...homes.loading } };

/** A visitor, before anything is there. */
export const LoadingSignedOut: Story = { args: { ...homes.loadingSignedOut } };

/** The list failed; the rails did not. */
export const GridFailed: Story = {
  args: { ...homes.gridFailed },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("grid");
  },
};

/** The rails failed; the list did not. */
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

/** Nothing is kept yet. */
export const EmptyFavourites: Story = {
  args: { ...homes.emptyFavourites },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "See everyone" }));
    await expect(args.onScope).toHaveBeenCalledWith("forYou");
  },
};

/** A tag lists across all scopes. */
export const TagChosen: Story = {
  args: { ...homes.tagChosen },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Fantasy" })).toBeInTheDocument();
  },
};

/** The viewer's filters left three out. */
export const SomeHidden: Story = { args: { ...homes.someHidden, onReveal: fn(), onFilters: fn() } };

/** The viewer's filters left everybody out. */
export const HiddenByFilters: Story = {
  args: { ...homes.hiddenByFilters, onReveal: fn(), onFilters: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show them" }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};

/** Everyone has been seen. */
export const End: Story = { args: { ...homes.end } };

/** The first day: there is nobody. */
export const NobodyYet: Story = { args: { ...homes.nobodyYet, chatsHref: undefined } };
