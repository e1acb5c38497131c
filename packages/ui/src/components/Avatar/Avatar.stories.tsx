import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  parameters: { layout: "centered" },
  args: { name: "Margueritte" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With an image. */
export const WithImage: Story = { args: { src: "covers/gale-300.webp" } };

/** Without an image: the first letter of the name. */
export const Letter: Story = {};

/** Without a name. */
export const Unnamed: Story = { args: { name: "" } };

/** On the account page, where the name is not beside the image. */
export const Named: Story = { args: { size: 96, decorative: false } };

/** The image cannot be loaded: the first letter of the name. */
export const Broken: Story = {
  ...interaction,
  args: { src: "covers/gone.webp" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("M")).toBeVisible();
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

/** On the account page, where the name is not beside the image. */
export const NamedTest: Story = {
  ...Named,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Margueritte" })).toBeVisible();
  },
};
