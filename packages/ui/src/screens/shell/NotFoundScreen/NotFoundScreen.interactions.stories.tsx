import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./NotFoundScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Screens/NotFound",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown URL: the window of Marzipan's cover, without the cat. */
export const WithImage: Story = {
  ...stories.WithImage,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("404 Not Found")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "This page is gone." })).toBeVisible();
    await expect(
      canvas.getByText("The page you are looking for does not exist or never existed."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "#home");
  },
};
