import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { settingsPanes } from "./SettingsModal.fixtures.tsx";
import type { SettingsModalProps } from "./SettingsModalProps.ts";
import { SettingsModal } from "./SettingsModal.tsx";

const meta = {
  title: "Features/Account/SettingsModal",
  component: SettingsModal,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: { open: true, panes: settingsPanes.user, onOpenChange: fn(), onSectionChange: fn() },
} satisfies Meta<typeof SettingsModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const isPhone = () => window.innerWidth < 768;
const dialog = async () => within(await screen.findByRole("dialog", { name: "Settings" }));

/** Opened: the first section, and on phones the list. */
export const Opened: Story = {
  play: async ({ args }) => {
    const settings = await dialog();
    await expect(settings.queryByRole("heading", { name: "Appearance" }) === null).toBe(isPhone());
    await userEvent.click(settings.getByRole("button", { name: /^Reading/ }));
    await expect(args.onSectionChange).toHaveBeenCalledWith("reading");
  },
};

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
export const Data: Story = {
  args: { section: "data" },
  play: async () => {
    const settings = await dialog();
    const entry = settings.getByRole("button", { name: isPhone() ? "All settings" : /^Your data/ });
    await waitFor(() => expect(entry).toHaveFocus());
  },
};

/** Account deletion. */
export const Deletion: Story = { args: { section: "deletion" } };

/** A visitor has no data to export or delete. */
export const Visitor: Story = {
  args: { panes: settingsPanes.visitor, section: "adult" },
  play: async () => {
    const settings = await dialog();
    await expect(settings.queryByText("Delete account")).toBeNull();
  },
};

/** Moving between sections, and on phones to the list and back, with the focus on the visible part. */
export const Navigation: Story = {
  render: (args) => <Chosen {...args} />,
  play: async () => {
    const settings = await dialog();
    await userEvent.click(settings.getByRole("button", { name: /^Hidden/ }));
    const heading = await settings.findByRole("heading", { name: "Hidden" });
    if (!isPhone()) {
      await expect(settings.getByRole("button", { name: /^Hidden/ })).toHaveFocus();
      return;
    }
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(settings.getByRole("button", { name: "All settings" }));
    await waitFor(() => expect(settings.getByRole("button", { name: /^Hidden/ })).toHaveFocus());
  },
};

function Chosen(args: SettingsModalProps) {
  const [section, setSection] = useState(args.section);
  return <SettingsModal {...args} section={section} onSectionChange={setSection} />;
}
