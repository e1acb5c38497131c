import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { feedTabsFixtures as bars } from "./FeedTabs.fixtures.ts";
import { FeedTabs } from "./FeedTabs.tsx";

const meta = {
  title: "Features/Character/FeedTabs",
  component: FeedTabs,
  args: { ...bars.user, onFeedChange: fn(), onTagSelect: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: "var(--mimi-size-header) var(--mimi-size-gutter) 160px" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FeedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user: three feeds. */
export const SignedIn: Story = {};

/** A visitor: no favourites. */
export const SignedOut: Story = { args: { ...bars.visitor } };

/** A selected tag applies to all feeds; pressing it again, or All, deselects it. */
export const TagChosen: Story = { args: { ...bars.tagChosen } };

/** The user's filters hide characters, which can be shown. */
export const HiddenByFilters: Story = { args: { hiddenCount: 3, onHiddenReveal: fn(), onFiltersOpen: fn() } };

/** The user's filters hide characters, which cannot be shown. */
export const HiddenNotRevealable: Story = { args: { hiddenCount: 3 } };

/** While the tags load, or after they failed. */
export const WithoutTags: Story = { args: { ...bars.withoutTags } };

/** A user: three feeds. */
export const SignedInTest: Story = {
  ...SignedIn,
  tags: ["phone"],
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByRole("button", { name: "For you" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar.getByRole("button", { name: "Favourites" }));
    await expect(args.onFeedChange).toHaveBeenCalledWith("favourites");
    await expect(bar.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(bar.getByRole("button", { name: "Mystery" }));
    await expect(args.onTagSelect).toHaveBeenCalledWith(1);
  },
};

/** On a phone the rows scroll; they have room for the focus ring, 2 px wide at a distance of 3 px. */
export const FocusRing: Story = {
  ...SignedIn,
  tags: ["phone"],
  ...interaction,
  play: async ({ canvas }) => {
    for (const name of ["For you", "Mystery"]) {
      const button = canvas.getByRole("button", { name });
      const row = button.closest("ul, div") ?? button;
      if (getComputedStyle(row).overflowY === "visible") continue;
      const [ring, room] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
      await expect(ring.top - room.top, `above ${name}`).toBeGreaterThanOrEqual(5);
      await expect(room.bottom - ring.bottom, `below ${name}`).toBeGreaterThanOrEqual(5);
    }
  },
};

/** A visitor: no favourites. */
export const SignedOutTest: Story = {
  ...SignedOut,
  tags: ["phone"],
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Favourites" })).toBeNull();
  },
};

/** A selected tag applies to all feeds; pressing it again, or All, deselects it. */
export const TagChosenTest: Story = {
  ...TagChosen,
  tags: ["phone"],
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Fantasy", pressed: true }));
    await expect(args.onTagSelect).toHaveBeenCalledWith(undefined);
  },
};

/** The user's filters hide characters, which can be shown. */
export const HiddenByFiltersTest: Story = {
  ...HiddenByFilters,
  tags: ["phone"],
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onHiddenReveal).toHaveBeenCalledTimes(1);
  },
};
