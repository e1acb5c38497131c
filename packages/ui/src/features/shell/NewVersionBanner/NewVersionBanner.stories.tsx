import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** A newer version is available. */
export const AvailableTest: Story = {
  ...Available,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("status"));
    await userEvent.click(banner.getByRole("button", { name: "Later" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(banner.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** No newer version: mounted without height, so that later changes are announced. */
export const UpToDate: Story = {
  ...interaction,
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
