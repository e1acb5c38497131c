import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NewVersionBanner } from "./NewVersionBanner.tsx";

const meta = {
  title: "Features/Shell/NewVersionBanner",
  component: NewVersionBanner,
  parameters: { layout: "fullscreen" },
  args: { available: true, onReload: fn(), onLater: fn() },
} satisfies Meta<typeof NewVersionBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A newer version is available. */
export const Available: Story = {};

/** The running version no longer works with the server. */
export const Needed: Story = { args: { onLater: undefined } };

/** Reloading. */
export const Reloading: Story = { args: { reloading: true } };
