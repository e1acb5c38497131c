import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./BranchBar.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/BranchBar",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A chat that was branched from another one. */
// Rule: branch-original
export const Original: Story = {
  ...stories.Original,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await expect(bar.getByText("From “Chapter two: the matchbook”")).toBeVisible();
    await expect(bar.getByRole("link", { name: "Back to the original" })).toHaveAttribute(
      "href",
      "#k1?turn=c2",
    );
  },
};

/** The original is deleted: there is no link. */
// Rule: branch-original
export const Deleted: Story = {
  ...stories.Deleted,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};
