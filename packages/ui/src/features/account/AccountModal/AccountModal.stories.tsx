import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import { accountModalFixtures } from "./AccountModal.fixtures.ts";
import type { AccountModalProps } from "./AccountModal.tsx";
import { AccountModal } from "./AccountModal.tsx";

const meta = {
  title: "Features/Account/AccountModal",
  component: AccountModal,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...accountModalFixtures.edit,
    open: true,
    avatarAction: <UploadButton onFile={fn()}>Upload avatar</UploadButton>,
    onOpenChange: fn(),
    onProfileChange: fn(),
    onSave: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof AccountModal>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole("dialog", { name: "Account" }));

/** A complete profile. Back leaves without saving. */
export const Edit: Story = {
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveFocus();
    await userEvent.click(modal.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** With a button to the settings. */
export const WithSettings: Story = {
  args: { onSettings: fn() },
  play: async ({ args }) => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole("button", { name: "Settings" }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};

/** A new account: no avatar, no bio. */
export const First: Story = { args: accountModalFixtures.first };

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
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Saved without a user name (§5). */
export const MissingName: Story = {
  args: accountModalFixtures.missingName,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveAccessibleDescription("Please input user name");
  },
};

/** Saved without an avatar (§5). */
export const MissingAvatar: Story = {
  args: accountModalFixtures.missingAvatar,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText("Please upload avatar")).toBeVisible();
  },
};

/** Saved with an empty form (§5). */
export const MissingBoth: Story = { args: accountModalFixtures.missingBoth };

/** Saving: the form is disabled. */
export const Saving: Story = {
  args: accountModalFixtures.saving,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toBeDisabled();
    await userEvent.click(modal.getByRole("button", { name: /Save/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Saved. */
export const Saved: Story = {
  args: accountModalFixtures.saved,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByRole("status")).toHaveTextContent("Saved.");
  },
};

/** Saving failed; the input is unchanged. */
export const Failed: Story = { args: accountModalFixtures.failed };

/** Saving failed, with a reason from the server. */
export const FailedWithReason: Story = { args: accountModalFixtures.failedWithReason };

/** Over the limits: the counters show by how much, and nothing is cut. */
export const TooLong: Story = { args: accountModalFixtures.long };

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
