import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
