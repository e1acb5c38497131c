import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./AppearancePane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/AppearancePane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The default: the theme of the device. */
export const SystemTheme: Story = {
  ...stories.SystemTheme,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("radio", { name: "Light" }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("light");
    await userEvent.click(pane.getByRole("radio", { name: "More" }));
    await expect(args.onDensityChange).toHaveBeenCalledWith("compact");
  },
};
