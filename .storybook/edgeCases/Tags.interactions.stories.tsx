import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./Tags.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Edge cases/Tags",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** One of ten thousand tags is found by its name. */
export const TenThousand: Story = {
  ...stories.TenThousand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "Tag 9999");
    await expect(canvas.getByRole("button", { name: /Tag 9999/ })).toBeVisible();
  },
};
