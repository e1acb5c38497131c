import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { noticeBannerFixtures, noticeBannerFixtures as banners } from "./NoticeBanner.fixtures.ts";
import { NoticeBanner } from "./NoticeBanner.tsx";

const meta = {
  title: "Features/Shell/NoticeBanner",
  component: NoticeBanner,
  args: { ...banners.unread, onNoticesOpen: fn() },
} satisfies Meta<typeof NoticeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** There is a decision that the user has not read. */
export const Unread: Story = {};

/** There is a decision that the user has not read. */
export const UnreadTest: Story = {
  ...Unread,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Read" }));
    await expect(args.onNoticesOpen).toHaveBeenCalledOnce();
  },
};

/** Everything is read: nothing is shown. */
export const Read: Story = {
  ...interaction,
  args: noticeBannerFixtures.read,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
