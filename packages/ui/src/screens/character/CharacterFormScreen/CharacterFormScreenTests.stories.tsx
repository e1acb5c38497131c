import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterFormFixtures as forms, draftCharacter } from "./CharacterFormScreen.fixtures.ts";
import { pressShown, shownButton } from "./CharacterFormArgs.fixtures.ts";
import type { CharacterFormScreen } from "./CharacterFormScreen.tsx";
import stateMeta, * as stories from "./CharacterFormScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Character form",
  tags: ["screen", "!autodocs"],
  // The height of the header, under which the steps are sticky.
  decorators: [
    (Story) => (
      <main style={{ paddingBlockStart: "var(--mimi-size-header)" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof CharacterFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A nearly complete character: the form beside its preview. */
export const DraftTest: Story = {
  ...stories.Draft,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: /^Tagline/ }), "!");
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ tagline: `${draftCharacter.tagline}!` });
  },
};

/** Publishing asks once who can find the character. */
export const PublishingAsks: Story = {
  ...stories.Draft,
  play: async ({ args, canvasElement }) => {
    await pressShown(canvasElement, "Publish");
    await screen.findByRole("dialog", { name: /^Who can find / });
    await expect(args.actions.onCharacterPublish).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await pressShown(canvasElement, "Publish");
    const again = within(await screen.findByRole("dialog", { name: /^Who can find / }));
    await userEvent.click(again.getByRole("radio", { name: "Only me" }));
    await expect(again.queryByRole("button", { name: "Publish" })).toBeNull();
    await userEvent.click(again.getByRole("radio", { name: "Anyone with the link" }));
    await userEvent.click(again.getByRole("button", { name: "Publish" }));
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ visibility: "unlisted" });
    await expect(args.actions.onCharacterPublish).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await pressShown(canvasElement, "Publish");
    await expect(args.actions.onCharacterPublish).toHaveBeenCalledTimes(2);
  },
};

/** An imported card that somebody else made. */
// Rule: imported-by-line
export const ImportedTest: Story = {
  ...stories.Imported,
  play: async ({ canvasElement }) => {
    const origin = within(canvasElement).getByText("Made by Wren of Ashby, imported by @halfmoon");
    await expect(origin).toBeVisible();
  },
};

/** A rule forbids it: the rule is one press away, in a new tab. */
export const RefusedTest: Story = {
  ...stories.Refused,
  play: async ({ canvasElement }) => {
    const why = within(canvasElement).getByRole("link", { name: /^Why/ });
    await expect(why).toHaveAttribute("target", "_blank");
  },
};

/** A moderator took it down: the whole reason, with links to the rule and to the decision. */
export const RejectedTest: Story = {
  ...stories.Rejected,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByText(/Reason: Covers of adult characters must show adults\./)).toBeVisible();
    await expect(form.getByRole("link", { name: "Read the rule" })).toHaveAttribute("href", "#adults");
    await userEvent.click(form.getByRole("button", { name: "See the decision" }));
    await expect(args.actions.onDecisionsOpen).toHaveBeenCalledTimes(1);
  },
};

/** The missing fields are listed, each with a link. */
export const Missing: Story = {
  args: forms.blank,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await pressShown(canvasElement, "Publish");
    await expect(args.actions.onCharacterPublish).not.toHaveBeenCalled();
    await expect(form.getByRole("button", { name: "Choose a cover" })).toBeVisible();
    await expect(form.getByRole("group", { name: "Tags" })).toHaveAccessibleDescription(
      /^Required to publish\./,
    );
    await userEvent.click(form.getByRole("button", { name: "Write a first message" }));
    await expect(form.getByRole("textbox", { name: /^First message/ })).toHaveFocus();
    await expect(form.getByRole("textbox", { name: /^First message/ })).toBeInvalid();
  },
};

/** Saving failed; the draft is stored locally, and saving can be retried. */
export const SavingFailedTest: Story = {
  ...stories.SavingFailed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Save again" }));
    await expect(args.saveState.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A published character, unchanged. */
export const PublishedTest: Story = {
  ...stories.Published,
  play: async ({ canvasElement }) => {
    await expect(shownButton(canvasElement, "Publish changes")).toBeVisible();
  },
};

/** An adult character needs its age and two declarations. */
export const AdultTest: Story = {
  ...stories.Adult,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await pressShown(canvasElement, "Publish");
    await expect(args.actions.onCharacterPublish).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole("checkbox", { name: /The cover shows someone who is an adult/ }));
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ attestsImage: true });
  },
};

/** Over the limits, usually after an import: nothing is cut, and each field shows by how much. */
export const TooLongTest: Story = {
  ...stories.TooLong,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: /^Tagline/ })).toBeInvalid();
    await pressShown(canvasElement, "Publish");
    await expect(args.actions.onCharacterPublish).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole("textbox", { name: /^Tagline/ })).toHaveFocus();
  },
};

/** A restored draft. */
export const RestoredTest: Story = {
  ...stories.Restored,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Start over" }));
    await expect(args.notice?.onDraftDiscard).toHaveBeenCalledTimes(1);
  },
};

/** A new character, while another draft is not finished. */
export const UnfinishedDraftTest: Story = {
  ...stories.UnfinishedDraft,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "#ines");
    await userEvent.click(page.getByRole("button", { name: "Start new" }));
    await expect(args.notice?.onDraftDiscard).toHaveBeenCalledTimes(1);
  },
};

/** Another tab saved the same character: both versions are available until the user decides. */
export const ConflictTest: Story = {
  ...stories.Conflict,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Keep mine" }));
    await expect(args.notice?.onConflictResolve).toHaveBeenLastCalledWith("mine");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Use the other" }));
    await expect(args.notice?.onConflictResolve).toHaveBeenLastCalledWith("theirs");
  },
};

/** Leaving with changes that exist only in this browser. */
export const LeavingTest: Story = {
  ...stories.Leaving,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Stay" }));
    await expect(args.question?.onResolve).toHaveBeenLastCalledWith(false);
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(args.question?.onResolve).toHaveBeenLastCalledWith(true);
  },
};

/** Confirmation before deletion. */
export const DeletingTest: Story = {
  ...stories.Deleting,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Ines Calloway?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.question?.onResolve).toHaveBeenLastCalledWith(true);
  },
};

/** As much content as possible, to test the layout. */
export const LongTextsTest: Story = {
  ...stories.LongTexts,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A visitor must log in first. */
export const SignedOutTest: Story = {
  ...stories.SignedOut,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    const { content } = args;
    await expect(content.kind === "signed-out" && content.onLogin).toHaveBeenCalledTimes(1);
  },
};

/** Loading failed. */
export const FailedTest: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    const { content } = args;
    await expect(content.kind === "failed" && content.onRetry).toHaveBeenCalledTimes(1);
  },
};
