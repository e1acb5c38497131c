import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./DiscreetPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/DiscreetPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The tab shows the page title. */
export const Off: Story = {
  ...stories.Off,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.getByText("Odile Marchetti · Mimi")).toBeVisible();
    await userEvent.click(pane.getByRole("switch", { name: "Discreet mode" }));
    await expect(args.onDiscreetChange).toHaveBeenCalledWith(true);
  },
};

/** The tab shows a neutral title. */
export const On: Story = {
  ...stories.On,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Odile Marchetti · Mimi")).toBeNull();
  },
};
