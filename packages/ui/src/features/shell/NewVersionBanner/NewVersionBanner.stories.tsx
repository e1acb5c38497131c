import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NewVersionBanner } from "./NewVersionBanner.tsx";

const meta = {
  title: "Features/Shell/NewVersionBanner",
  component: NewVersionBanner,
  parameters: { layout: "fullscreen" },
  args: { open: true, onReload: fn(), onOpenChange: fn() },
} satisfies Meta<typeof NewVersionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A newer version is available. */
export const Available: Story = {};

/** The running version no longer works with the server. */
export const Needed: Story = { args: { onOpenChange: undefined } };

/** Reloading. */
export const Reloading: Story = { args: { pending: true } };
