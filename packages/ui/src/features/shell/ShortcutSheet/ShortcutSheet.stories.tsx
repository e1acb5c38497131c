import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { shortcutGroupFixtures as groups } from "./ShortcutSheet.fixtures.ts";
import { ShortcutSheet } from "./ShortcutSheet.tsx";

const meta = {
  title: "Features/Shell/ShortcutSheet",
  component: ShortcutSheet,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { open: true, groups: groups.chat, onOpenChange: fn() },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a chat: its own shortcuts first. */
export const InAChat: Story = {};

/** On a page without shortcuts of its own. */
export const General: Story = { args: { groups: groups.page } };

/** Long labels and keys of another language. */
export const LongTexts: Story = { args: { groups: groups.longTexts } };

/** In a chat: its own shortcuts first. */
export const InAChatTest: Story = {
  ...InAChat,
  ...interaction,
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    await expect(sheet.getByText("Shift")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
