import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { settingsModalCopy } from "./SettingsModal.copy.ts";
import { settingsPanes } from "./SettingsModal.fixtures.tsx";
import { SettingsModal } from "./SettingsModal.tsx";
import type { SettingsModalProps } from "./SettingsModalProps.ts";

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

const isPhone = () => window.innerWidth < 768;
const dialog = async () => within(await screen.findByRole("dialog", { name: "Settings" }));

/** Opened: the first section, and on phones the list. */
export const OpenedTest: Story = {
  ...Opened,
  ...interaction,
  play: async ({ args }) => {
    const settings = await dialog();
    await expect(settings.queryByRole("heading", { name: "Appearance" }) === null).toBe(isPhone());
    await userEvent.click(settings.getByRole("button", { name: /^Reading/ }));
    await expect(args.onSectionChange).toHaveBeenCalledWith("reading");
  },
};

/** Opened at the data section: its entry has the focus, on phones the back button. */
export const DataTest: Story = {
  ...Data,
  ...interaction,
  play: async () => {
    const settings = await dialog();
    const entry = settings.getByRole("button", { name: isPhone() ? "All settings" : /^Your data/ });
    await waitFor(() => expect(entry).toHaveFocus());
  },
};

/** A visitor has no data to export or delete. */
export const VisitorTest: Story = {
  ...Visitor,
  ...interaction,
  play: async () => {
    const settings = await dialog();
    await expect(settings.queryByText("Delete account")).toBeNull();
  },
};

/** Moving between sections, and on phones to the list and back, with the focus on the visible part. */
export const Navigation: Story = {
  ...interaction,
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
    const back = settings.getByRole("button", { name: "All settings" }).getBoundingClientRect();
    await expect(heading.getBoundingClientRect().top - back.bottom).toBeGreaterThanOrEqual(12);
    await userEvent.click(settings.getByRole("button", { name: "All settings" }));
    await waitFor(() => expect(settings.getByRole("button", { name: /^Hidden/ })).toHaveFocus());
  },
};

/** Each section has the height of the others and begins at its top, whatever was scrolled before. */
export const SameHeight: Story = {
  ...interaction,
  render: (args) => <Chosen {...args} />,
  play: async () => {
    const settings = await dialog();
    const element = screen.getByRole("dialog", { name: "Settings" });
    const { top, height } = element.getBoundingClientRect();
    for (const { section } of meta.args.panes) {
      const { title } = settingsModalCopy.sections[section];
      await userEvent.click(settings.getByRole("button", { name: new RegExp(`^${title}`) }));
      const pane = await settings.findByRole("region", { name: title });
      await expect([pane.scrollTop, element.scrollTop]).toEqual([0, 0]);
      const box = element.getBoundingClientRect();
      await expect([section, box.top, box.height]).toEqual([section, top, height]);
      const edge = pane.getBoundingClientRect().bottom;
      await expect(edge, "the lower edge of the pane").toBe(box.bottom);
      pane.scrollTop = pane.scrollHeight;
      if (isPhone()) await userEvent.click(settings.getByRole("button", { name: "All settings" }));
    }
  },
};

function Chosen(args: SettingsModalProps) {
  const [section, setSection] = useState(args.section);
  return <SettingsModal {...args} section={section} onSectionChange={setSection} />;
}
