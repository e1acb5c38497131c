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

/** A profile with all its parts. Back leaves without saving. */
export const Edit: Story = {
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveFocus();
    await userEvent.click(modal.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** With the way to everything else that can be set. */
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

/** What is written is told at once; Enter in the name saves. */
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

/** Save was pressed without a user name (§5). */
export const MissingName: Story = {
  args: accountModalFixtures.missingName,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toHaveAccessibleDescription("Please input user name");
  },
};

/** Save was pressed without an avatar (§5). */
export const MissingAvatar: Story = {
  args: accountModalFixtures.missingAvatar,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByText("Please upload avatar")).toBeVisible();
  },
};

/** Save was pressed on an empty form (§5). */
export const MissingBoth: Story = { args: accountModalFixtures.missingBoth };

/** The profile is on its way: it cannot be changed or sent twice. */
export const Saving: Story = {
  args: accountModalFixtures.saving,
  play: async ({ args }) => {
    const modal = await dialog();
    await expect(modal.getByLabelText("User name")).toBeDisabled();
    await userEvent.click(modal.getByRole("button", { name: /Save/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It was saved. */
export const Saved: Story = {
  args: accountModalFixtures.saved,
  play: async () => {
    const modal = await dialog();
    await expect(modal.getByRole("status")).toHaveTextContent("Saved.");
  },
};

/** It could not be saved; what was written stays. */
export const Failed: Story = { args: accountModalFixtures.failed };

/** It could not be saved, and the server says why. */
export const FailedWithReason: Story = { args: accountModalFixtures.failedWithReason };

/** More was written than fits: the counters say by how much, and nothing is cut. */
export const TooLong: Story = { args: accountModalFixtures.long };

/** Nothing shows. */
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
