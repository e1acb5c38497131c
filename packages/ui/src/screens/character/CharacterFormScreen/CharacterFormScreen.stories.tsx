import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { namedStates, namedStatesOf } from "../../../namedStates.fixtures.ts";
import {
  characterFormContents as contents,
  characterFormFixtures as forms,
  characterFormNotices as notices,
  characterFormQuestions as questions,
  longTextsCharacter,
} from "./CharacterFormScreen.fixtures.ts";
import { CharacterFormScreen } from "./CharacterFormScreen.tsx";
import { characterFormArgs } from "./CharacterFormArgs.fixtures.ts";

const meta = {
  title: "Screens/Character form",
  component: CharacterFormScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "create" },
  args: characterFormArgs,
  argTypes: {
    content: namedStates(contents),
    draft: namedStatesOf(forms, "draft"),
    saveState: namedStatesOf(forms, "saveState"),
    notice: namedStates(notices),
    question: namedStates(questions),
  },
  decorators: [inMainLayout({ bottomNav: false })],
} satisfies Meta<typeof CharacterFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A nearly complete character: the form beside its preview. */
export const Draft: Story = {};

/** An empty form. Publishing lists the missing fields and focuses the first. */
export const Blank: Story = { args: forms.blank };

/** Saving the draft. */
export const Saving: Story = { args: forms.saving };

/** Saving failed; the draft is stored locally, and saving can be retried. */
export const SavingFailed: Story = {
  args: { ...forms.failed, saveState: { ...forms.failed.saveState, onRetry: fn() } },
};

/** Offline: the user can continue to type. */
export const Offline: Story = { args: forms.offline };

/** A draft without a name stays in the browser. */
export const WithoutName: Story = { args: forms.unnamed };

/** An imported card that somebody else made. */
export const Imported: Story = { args: forms.imported };

/** A published character, unchanged. */
export const Published: Story = { args: forms.published };

/** Changes of a published character stay in the browser until they are published. */
export const PublishedChanged: Story = { args: forms.changed };

/** Publishing. */
export const Publishing: Story = { args: { actions: { ...characterFormArgs.actions, publishing: true } } };

/** An adult character needs its age and two declarations. */
export const Adult: Story = { args: forms.adult };

/** A moderator took it down: the whole reason, with links to the rule and to the decision. */
export const Rejected: Story = {
  args: {
    ...forms.rejected,
    actions: { ...characterFormArgs.actions, onDecisionsOpen: fn() },
  },
};

/** A moderator removed it. */
export const Removed: Story = { args: forms.removed };

/** A rule forbids it: the rule is named, and the input is unchanged. */
export const Refused: Story = { args: { notice: notices.refused } };

/** Over the limits, usually after an import: nothing is cut, and each field shows by how much. */
export const TooLong: Story = { args: forms.tooLong };

/** A restored draft. */
export const Restored: Story = { args: { notice: { ...notices.restored, onDraftDiscard: fn() } } };

/** A new character, while another draft is not finished. */
export const UnfinishedDraft: Story = {
  args: {
    ...forms.blank,
    notice: { ...notices.unfinished, onDraftDiscard: fn() },
  },
};

/** Another tab saved the same character: both versions are available until the user decides. */
export const Conflict: Story = {
  args: { ...forms.published, notice: { ...notices.conflict, onConflictResolve: fn() } },
};

/** Leaving with changes that exist only in this browser. */
export const Leaving: Story = {
  args: { ...forms.changed, question: { ...questions.leave, onResolve: fn() } },
};

/** Confirmation before deletion. */
export const Deleting: Story = {
  args: { ...forms.published, question: { ...questions.delete, onResolve: fn() } },
};

/** As much content as possible, to test the layout. */
export const LongTexts: Story = {
  args: {
    draft: { ...forms.draft.draft, fields: longTextsCharacter, greeting: longTextsCharacter.greeting },
  },
};

/** Loading. */
export const Loading: Story = { args: { content: contents.loading, mode: "edit" } };

/** A visitor must log in first. */
export const SignedOut: Story = {
  args: { content: { ...contents.signedOut, onLogin: fn() }, ...forms.blank },
  parameters: { visitor: true },
};

/** The character is deleted, or belongs to another user. */
export const NotFound: Story = { args: { content: contents.notFound, mode: "edit" } };

/** Loading failed. */
export const Failed: Story = {
  args: { content: { ...contents.failed, onRetry: fn() }, mode: "edit" },
};

/** Loading failed without a connection. */
export const FailedOffline: Story = {
  args: { content: { ...contents.failedOffline, onRetry: fn() }, mode: "edit" },
};
