import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./Avatar.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Avatar",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The image cannot be loaded: the first letter of the name. */
export const Broken: Story = {
  args: { src: "covers/gone.webp" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("M")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** On the account page, where the name is not beside the image. */
export const Named: Story = {
  ...stories.Named,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Margueritte" })).toBeVisible();
  },
};
