import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import type { AccountModalProps } from "./AccountModal.tsx";
import { accountModalFixtures } from "./AccountModal.fixtures.ts";
import { AccountModal } from "./AccountModal.tsx";

const meta = {
  title: "Features/Account/AccountModal",
  component: AccountModal,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...accountModalFixtures.edit,
    open: true,
    avatarAction: <UploadButton onFileSelect={fn()}>Upload avatar</UploadButton>,
    onOpenChange: fn(),
    onProfileChange: fn(),
    onProfileSave: fn(),
    onBack: fn(),
  },
  argTypes: {
    state: namedStatesOf(accountModalFixtures, "state"),
    profile: namedStatesOf(accountModalFixtures, "profile"),
    errors: namedStatesOf(accountModalFixtures, "errors"),
  },
} satisfies Meta<typeof AccountModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A complete profile. Back leaves without saving. */
export const Edit: Story = {};

/** With a button to the settings. */
export const WithSettings: Story = { args: { onSettingsOpen: fn() } };

/** A new account: no avatar, no bio. */
export const First: Story = { args: accountModalFixtures.first };

/** Saved without a user name. */
export const MissingName: Story = { args: accountModalFixtures.missingName };

/** Saved without an avatar. */
export const MissingAvatar: Story = { args: accountModalFixtures.missingAvatar };

/** Saved with an empty form. */
export const MissingBoth: Story = { args: accountModalFixtures.missingBoth };

/** Saving: the form is disabled. */
export const Saving: Story = { args: accountModalFixtures.saving };

/** Saved. */
export const Saved: Story = { args: accountModalFixtures.saved };

/** Saving failed; the input is unchanged. */
export const Failed: Story = { args: accountModalFixtures.failed };

/** Saving failed, with a reason from the server. */
export const FailedWithReason: Story = { args: accountModalFixtures.failedWithReason };

/** Over the limits: the counters show by how much, and nothing is cut. */
export const TooLong: Story = { args: accountModalFixtures.long };

const dialog = async () => within(await screen.findByRole("dialog", { name: "Account" }));

/** A complete profile. Back leaves without saving. */
// Rule: account-dialog
export const EditTest: Story = {
  ...Edit,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveFocus();
    await userEvent.click(modal.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onProfileSave).not.toHaveBeenCalled();
  },
};

/** With a button to the settings. */
export const WithSettingsTest: Story = {
  ...WithSettings,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole("button", { name: "Settings" }));
    await expect(args.onSettingsOpen).toHaveBeenCalledOnce();
  },
};

/** Every change is reported immediately; Enter in the name saves. */
export const Typing: Story = {
  ...interaction,
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
export const MissingNameTest: Story = {
  ...MissingName,
  ...interaction,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveAccessibleDescription(/^Please input user name/);
  },
};

/** Saved without an avatar. */
export const MissingAvatarTest: Story = {
  ...MissingAvatar,
  ...interaction,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText("Please upload avatar")).toBeVisible();
  },
};

/** Saving: the form is disabled. */
export const SavingTest: Story = {
  ...Saving,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toBeDisabled();
    await userEvent.click(modal.getByRole("button", { name: /Save/ }));
    await expect(args.onProfileSave).not.toHaveBeenCalled();
  },
};

/** Saved. */
export const SavedTest: Story = {
  ...Saved,
  ...interaction,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByRole("status")).toHaveTextContent("Saved.");
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
