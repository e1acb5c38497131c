import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { settingsPanes } from "./SettingsModal.fixtures.tsx";
import { SettingsModal } from "./SettingsModal.tsx";

const meta = {
  title: "Features/Account/SettingsModal",
  component: SettingsModal,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: { open: true, panes: settingsPanes.user, onOpenChange: fn(), onSectionChange: fn() },
  argTypes: { panes: namedStates(settingsPanes) },
} satisfies Meta<typeof SettingsModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened: the first section, and on phones the list. */
export const Opened: Story = {};

/** Appearance. */
export const Appearance: Story = { args: { section: "appearance" } };

/** Reading. */
export const Reading: Story = { args: { section: "reading" } };

/** Hidden items. */
export const Hidden: Story = { args: { section: "hidden" } };

/** Adult content. */
export const Adult: Story = { args: { section: "adult" } };

/** Discreet mode. */
export const Discreet: Story = { args: { section: "discreet" } };

/** Opened at the data section: its entry has the focus, on phones the back button. */
export const Data: Story = { args: { section: "data" } };

/** Account deletion. */
export const Deletion: Story = { args: { section: "deletion" } };

/** A visitor has no data to export or delete. */
export const Visitor: Story = { args: { panes: settingsPanes.visitor, section: "adult" } };
