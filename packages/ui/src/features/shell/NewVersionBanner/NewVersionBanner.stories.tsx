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

/** A newer version waits. */
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

/** The page is being loaded again. */
export const Reloading: Story = { args: { reloading: true } };

/** There is none: it takes no room, and waits to be read out. */
export const UpToDate: Story = {
  args: { available: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
