import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { noticeBannerFixtures as banners } from "./NoticeBanner.fixtures.ts";
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
