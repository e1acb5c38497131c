import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { BranchBar } from "./BranchBar.tsx";

const meta = {
  title: "Features/Chat/BranchBar",
  component: BranchBar,
  parameters: { layout: "fullscreen" },
  args: { original: { title: "Chapter two: the matchbook", href: "#k1?turn=c2" } },
} satisfies Meta<typeof BranchBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chat that was branched from another one. */
export const Original: Story = {};

/** A long title ends with an ellipsis; the link keeps its place. */
export const LongTitle: Story = {
  args: {
    original: {
      title: "The night on which the lift stood still between two floors, and nobody would say why",
      href: "#k1",
    },
  },
};

/** The original is deleted: there is no link. */
export const Deleted: Story = { args: { original: undefined } };

/** A chat that was branched from another one. */
// Rule: branch-original
export const OriginalTest: Story = {
  ...Original,
  ...interaction,
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
export const DeletedTest: Story = {
  ...Deleted,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};
