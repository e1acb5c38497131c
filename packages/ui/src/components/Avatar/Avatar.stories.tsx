import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Margueritte" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a picture. */
export const Picture: Story = { args: { src: "/covers/gale-300.webp" } };

/** Someone who has given none. */
export const Letter: Story = {};

/** Nobody's name is known yet. */
export const Unnamed: Story = { args: { name: "" } };

/** On the account page, where the name is not beside it. */
export const Named: Story = {
  args: { size: 96, decorative: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Margueritte" })).toBeVisible();
  },
};
