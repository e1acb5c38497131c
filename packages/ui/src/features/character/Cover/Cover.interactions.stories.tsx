import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { coverFixtures as covers } from "./Cover.fixtures.ts";
import stateMeta, * as stories from "./Cover.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/Cover",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The image in the format and size that fits the screen. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole("img", { name: covers.ready.image.alt });
    await expect(image).toHaveAttribute("srcset", expect.stringContaining("odile-300.webp 300w"));
    await expect(canvasElement.querySelector("source")).toHaveAttribute("type", "image/avif");
  },
};

/** The image failed to load; its alternative text is still announced. */
export const Broken: Story = {
  ...stories.Broken,
  play: async ({ canvasElement }) => {
    const shown = () => within(canvasElement).getByRole("img", { name: covers.broken.image.alt });
    await waitFor(() => expect(shown()).toHaveTextContent("M"));
  },
};
