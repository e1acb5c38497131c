import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./Tabs.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Tabs",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...stateMeta.args, onValueChange: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `value` it holds the selected tab: presses, arrows, Home and End select. */
export const Uncontrolled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tablist", { name: "Your library" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Favourites" }));
    await expect(canvas.getByRole("tabpanel", { name: "Favourites" })).toHaveTextContent(/^Characters/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("favourites");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Bin" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tabpanel", { name: "Chats" })).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

/** With `value` it changes only with its prop. */
export const Controlled: Story = {
  ...stories.WithIconsAndCounts,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Chats 11" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("chats");
    await expect(canvas.getByRole("tab", { name: "Favourites 1,204" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

/** From right to left the left arrow selects the next one, and the element has no direction of its own. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Favourites" })).toHaveFocus();
    await expect(canvasElement.querySelector("[data-frame] [dir]")).toBeNull();
  },
};
