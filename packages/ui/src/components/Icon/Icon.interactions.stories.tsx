import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./Icon.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Icon",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text: decorative, in the colour of the text and hidden from screen readers. */
export const Decoration: Story = {
  ...stories.Decoration,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** Alone: it has an accessible name. */
export const Named: Story = {
  ...stories.Named,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Favourite" })).toBeVisible();
  },
};
