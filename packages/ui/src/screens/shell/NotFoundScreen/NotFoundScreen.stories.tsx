import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const meta = {
  title: "Screens/NotFound",
  component: NotFoundScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "404" },
  args: { homeHref: "#home", image: { avif: "images/gone-600.avif", webp: "images/gone-600.webp" } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An unknown URL: the window of Marzipan's cover, without the cat. */
export const WithImage: Story = {};

/** Without an image, or before it is loaded. */
export const WithoutImage: Story = { args: { image: undefined } };

/** An unknown URL: the window of Marzipan's cover, without the cat. */
export const WithImageTest: Story = {
  ...WithImage,
  ...interaction,
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
