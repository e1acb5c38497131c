import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { AppearancePane } from "./AppearancePane.tsx";

const meta = {
  title: "Features/Account/AppearancePane",
  component: AppearancePane,
  args: { theme: "system", density: "standard", onThemeChange: fn(), onDensityChange: fn() },
} satisfies Meta<typeof AppearancePane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The default: the theme of the device. */
export const SystemTheme: Story = {};

/** Dark, with more covers per row. */
export const DarkCompact: Story = { args: { theme: "dark", density: "compact" } };

/** Light, with fewer covers per row. */
export const LightRoomy: Story = { args: { theme: "light", density: "roomy" } };

/** Without the density setting. */
export const WithoutDensity: Story = { args: { onDensityChange: undefined } };

/** The default: the theme of the device. */
export const SystemThemeTest: Story = {
  ...SystemTheme,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("radio", { name: "Light" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("light");
    await userEvent.click(pane.getByRole("radio", { name: "More" }));
    await expect(args.onDensityChange).toHaveBeenCalledWith("compact");
  },
};
