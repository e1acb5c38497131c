import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./FeedTabs.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/FeedTabs",
  tags: ["phone", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A user: three feeds. */
export const SignedIn: Story = {
  ...stories.SignedIn,
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
  ...stories.SignedIn,
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
export const SignedOut: Story = {
  ...stories.SignedOut,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Favourites" })).toBeNull();
  },
};

/** A selected tag applies to all feeds; pressing it again, or All, deselects it. */
export const TagChosen: Story = {
  ...stories.TagChosen,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Fantasy", pressed: true }));
    await expect(args.onTagSelect).toHaveBeenCalledWith(undefined);
  },
};

/** The user's filters hide characters, which can be shown. */
export const HiddenByFilters: Story = {
  ...stories.HiddenByFilters,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onHiddenReveal).toHaveBeenCalledTimes(1);
  },
};
