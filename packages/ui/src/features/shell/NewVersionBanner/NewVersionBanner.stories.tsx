import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
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
export const Available: Story = {
  play: async ({ args, canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("status"));
    await userEvent.click(banner.getByRole("button", { name: "Later" }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await userEvent.click(banner.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The running version no longer works with the server. */
export const Needed: Story = { args: { onLater: undefined } };

/** Reloading. */
export const Reloading: Story = { args: { reloading: true } };

/** No newer version: mounted without height, so that later changes are announced. */
export const UpToDate: Story = {
  args: { available: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
