import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
