import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { DiscreetPane } from "./DiscreetPane.tsx";

const meta = {
  title: "Features/Account/DiscreetPane",
  component: DiscreetPane,
  args: { discreet: false, title: "Odile Marchetti · Mimi", onDiscreetChange: fn() },
} satisfies Meta<typeof DiscreetPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The tab shows the page title. */
export const Off: Story = {};

/** The tab shows a neutral title. */
export const On: Story = { args: { discreet: true } };

/** The tab shows the page title. */
export const OffTest: Story = {
  ...Off,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await expect(pane.getByText("Odile Marchetti · Mimi")).toBeVisible();
    await userEvent.click(pane.getByRole("switch", { name: "Discreet mode" }));
    await expect(args.onDiscreetChange).toHaveBeenCalledWith(true);
  },
};

/** The tab shows a neutral title. */
export const OnTest: Story = {
  ...On,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Odile Marchetti · Mimi")).toBeNull();
  },
};
