import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import stateMeta, * as stories from "./RevisionDiff.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/RevisionDiff",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that were changed, added, and changed but hidden. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ args }) => {
    await expect(await screen.findByText("Changed. The creator keeps this text hidden.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Keep earlier version" }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Use new version" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
