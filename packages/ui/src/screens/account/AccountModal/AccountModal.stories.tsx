import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { UploadButton } from "../../../components/UploadButton/UploadButton.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
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
