import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./HiddenPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/HiddenPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden tags, a character and creators, each with a button to show it again. */
export const Some: Story = {
  ...stories.Some,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("button", { name: "Show again: Gothic" }));
    await expect(args.onUnhide).toHaveBeenCalledWith("tags", "Gothic");
    await userEvent.click(pane.getByRole("button", { name: "Show again: halfmoon" }));
    await expect(args.onUnhide).toHaveBeenCalledWith("creators", "halfmoon");
  },
};

/** Loading failed. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledOnce();
  },
};
