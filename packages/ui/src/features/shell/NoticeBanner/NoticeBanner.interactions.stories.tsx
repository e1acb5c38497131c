import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { noticeBannerFixtures } from "./NoticeBanner.fixtures.ts";
import stateMeta, * as stories from "./NoticeBanner.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/NoticeBanner",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** There is a decision that the user has not read. */
export const Unread: Story = {
  ...stories.Unread,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Read" }));
    await expect(args.onNoticesOpen).toHaveBeenCalledOnce();
  },
};

/** Everything is read: nothing is shown. */
export const Read: Story = {
  args: noticeBannerFixtures.read,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
