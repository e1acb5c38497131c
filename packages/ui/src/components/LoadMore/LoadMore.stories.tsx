import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "Components/LoadMore",
  component: LoadMore,
  args: { state: "more", onMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is more, and the end of the list is near. */
export const More: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};

/** Loading more. */
export const Loading: Story = {
  args: { state: "loading" },
  play: async ({ args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** Loading failed; no further request is sent until the user retries. */
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ args, canvasElement }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

/** There is no more. */
export const End: Story = { args: { state: "end" } };
