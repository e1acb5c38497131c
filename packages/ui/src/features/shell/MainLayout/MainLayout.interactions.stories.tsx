import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./MainLayout.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/MainLayout",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press of Tab shows the skip link. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

/** A short page fills the window. */
export const ShortPage: Story = {
  ...stories.WithFooter,
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement).getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
  },
};
