import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ContentNotice.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/ContentNotice",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Instead of an adult character, for a user who may see it. */
export const Adult: Story = {
  ...stories.Adult,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** The same for a visitor, who use a screen reader and cannot see it. */
export const AdultSignedOut: Story = {
  ...stories.AdultSignedOut,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** On the user's own character: the rule, and an appeal. */
export const Rejected: Story = {
  ...stories.Rejected,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const rule = canvas.getByRole("link", { name: "No real people without their consent" });
    await expect(rule).toHaveAttribute("href", "#policy-people");
    await userEvent.click(canvas.getByRole("button", { name: "Ask for another review" }));
    await expect(args.onAppeal).toHaveBeenCalledOnce();
  },
};
