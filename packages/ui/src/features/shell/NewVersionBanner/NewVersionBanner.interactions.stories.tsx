import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./NewVersionBanner.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/NewVersionBanner",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A newer version is available. */
export const Available: Story = {
  ...stories.Available,
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
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
