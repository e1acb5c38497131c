import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import {
  blankCharacter,
  characterFormFixtures as forms,
  draftCharacter,
  longTextsCharacter,
} from "./CharacterFormScreen.fixtures.ts";
import { CharacterFormScreen } from "./CharacterFormScreen.tsx";
import { pressShown, shownButton, StatefulForm, statefulArgs } from "./CharacterFormStateful.fixtures.tsx";

const meta = {
  title: "Screens/Character form",
  component: CharacterFormScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: statefulArgs,
  // The height of the header, under which the steps are sticky.
  render: (args) => (
    <div style={{ paddingBlockStart: "var(--mimi-size-header)" }}>
      <StatefulForm {...args} />
    </div>
  ),
} satisfies Meta<typeof CharacterFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A nearly complete character: the form beside its preview. */
export const Draft: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: /^Tagline/ }), "!");
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ tagline: `${draftCharacter.tagline}!` });
    await pressShown(canvasElement, "Publish");
    await expect(args.onPublish).toHaveBeenCalledTimes(1);
  },
};

/** An empty form. Publishing lists the missing fields and focuses the first. */
export const Blank: Story = { args: forms.blank };

/** The missing fields are listed, each with a link. */
export const Missing: Story = {
  args: forms.blank,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await pressShown(canvasElement, "Publish");
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(form.getByRole("button", { name: "Add its cover" })).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Write its first message" }));
    await expect(form.getByRole("textbox", { name: /^First message/ })).toHaveFocus();
    await expect(form.getByRole("textbox", { name: /^First message/ })).toBeInvalid();
  },
};

/** Saving the draft. */
export const Saving: Story = { args: forms.saving };

/** Saving failed; the draft is stored locally, and saving can be retried. */
export const SavingFailed: Story = {
  args: forms.failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Save again" }));
    await expect(args.onRetrySaving).toHaveBeenCalledTimes(1);
  },
};

/** Offline: the user can continue to type. */
export const Offline: Story = { args: forms.offline };

/** A draft without a name stays in the browser. */
export const WithoutName: Story = { args: forms.unnamed };

/** A published character, unchanged. */
export const Published: Story = {
  args: forms.published,
  play: async ({ canvasElement }) => {
    await expect(shownButton(canvasElement, "Publish changes")).toBeVisible();
  },
};

/** Changes of a published character stay in the browser until they are published. */
export const PublishedChanged: Story = { args: forms.changed };

/** Publishing. */
export const Publishing: Story = { args: { publishing: true } };

/** An adult character needs its age and two declarations. */
export const Adult: Story = {
  args: forms.adult,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await pressShown(canvasElement, "Publish");
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole("checkbox", { name: /The cover shows an adult/ }));
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ attestsImage: true });
  },
};

/** A rule forbids it: the rule is named, and the input is unchanged. */
export const Refused: Story = {
  args: {
    notice: {
      kind: "refused",
      reason: "This text is against one of our rules, so it was not saved.",
      href: "#rules",
    },
  },
};

/** Over the limits, usually after an import: nothing is cut, and each field shows by how much. */
export const TooLong: Story = {
  args: forms.tooLong,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: /^Tagline/ })).toBeInvalid();
    await pressShown(canvasElement, "Publish");
    await expect(args.onPublish).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("textbox", { name: /^Tagline/ })).toHaveFocus();
  },
};

/** A restored draft. */
export const Restored: Story = {
  args: { notice: { kind: "restored" } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Start over" }));
    await expect(args.onDiscardDraft).toHaveBeenCalledTimes(1);
  },
};

/** A new character, while another draft is not finished. */
export const UnfinishedDraft: Story = {
  args: { ...forms.blank, notice: { kind: "unfinished", name: "Ines Calloway", href: "#ines" } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#ines");
    await userEvent.click(page.getByRole("button", { name: "Start new" }));
    await expect(args.onDiscardDraft).toHaveBeenCalledTimes(1);
  },
};

/** Another tab saved the same character: both versions are available until the user decides. */
export const Conflict: Story = {
  args: { ...forms.published, notice: { kind: "conflict" } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Keep mine" }));
    await expect(args.onChooseMine).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Use the other" }));
    await expect(args.onChooseTheirs).toHaveBeenCalledTimes(1);
  },
};

/** Leaving with changes that exist only in this browser. */
export const Leaving: Story = {
  args: { ...forms.changed, question: { kind: "leave" } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** Confirmation before deletion. */
export const Deleting: Story = {
  args: { ...forms.published, question: { kind: "delete", pending: false } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Ines Calloway?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** As much content as possible, to test the layout. */
export const LongTexts: Story = {
  args: { ...forms.draft, fields: longTextsCharacter, opening: longTextsCharacter.greeting },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Loading. */
export const Loading: Story = { args: { content: { kind: "loading" }, mode: "edit" } };

/** A visitor must log in first. */
export const SignedOut: Story = {
  args: { content: { kind: "signed-out" }, fields: blankCharacter },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

/** The character is deleted, or belongs to another user. */
export const NotFound: Story = { args: { content: { kind: "missing" }, mode: "edit" } };

/** Loading failed. */
export const Failed: Story = {
  args: { content: { kind: "failed", reason: "server" }, mode: "edit" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Loading failed without a connection. */
export const FailedOffline: Story = {
  args: { content: { kind: "failed", reason: "offline" }, mode: "edit" },
};
