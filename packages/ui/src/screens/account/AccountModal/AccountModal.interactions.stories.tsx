import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { accountModalFixtures } from "./AccountModal.fixtures.ts";
import type { AccountModalProps } from "./AccountModal.tsx";
import { AccountModal } from "./AccountModal.tsx";
import stateMeta, * as stories from "./AccountModal.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/AccountModal",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Account" }));

/** A complete profile. Back leaves without saving. */
// Rule: account-dialog
export const Edit: Story = {
  ...stories.Edit,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveFocus();
    await userEvent.click(modal.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onProfileSave).not.toHaveBeenCalled();
  },
};

/** With a button to the settings. */
export const WithSettings: Story = {
  ...stories.WithSettings,
  play: async ({ args }) => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole("button", { name: "Settings" }));
    await expect(args.onSettingsOpen).toHaveBeenCalledOnce();
  },
};

/** Every change is reported immediately; Enter in the name saves. */
export const Typing: Story = {
  args: accountModalFixtures.first,
  render: (args) => <Written {...args} />,
  play: async ({ args }) => {
    const modal = await dialog();
    const name = modal.getByLabelText("User name");
    await userEvent.clear(name);
    await userEvent.type(modal.getByLabelText("Bio"), "I read at night.");
    await userEvent.type(name, "Odile{Enter}");
    await expect(args.onProfileChange).toHaveBeenLastCalledWith({ name: "Odile", bio: "I read at night." });
    await expect(args.onProfileSave).toHaveBeenCalledOnce();
  },
};

/** Saved without a user name. */
export const MissingName: Story = {
  ...stories.MissingName,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveAccessibleDescription(/^Please input user name/);
  },
};

/** Saved without an avatar. */
export const MissingAvatar: Story = {
  ...stories.MissingAvatar,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText("Please upload avatar")).toBeVisible();
  },
};

/** Saving: the form is disabled. */
export const Saving: Story = {
  ...stories.Saving,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toBeDisabled();
    await userEvent.click(modal.getByRole("button", { name: /Save/ }));
    await expect(args.onProfileSave).not.toHaveBeenCalled();
  },
};

/** Saved. */
export const Saved: Story = {
  ...stories.Saved,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByRole("status")).toHaveTextContent("Saved.");
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

function Written(args: AccountModalProps) {
  const [profile, setProfile] = useState(args.profile);
  return (
    <AccountModal
      {...args}
      profile={profile}
      onProfileChange={(next) => {
        setProfile(next);
        args.onProfileChange(next);
      }}
    />
  );
}
