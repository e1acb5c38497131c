import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { memoryDrafts, memoryFixtures, memoryLines, sentFixtures } from "./MemoryPanel.fixtures.ts";
import { MemoryPanel } from "./MemoryPanel.tsx";

const meta = {
  title: "Features/Chat/MemoryPanel",
  component: MemoryPanel,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    characterName: "Odile",
    memory: memoryFixtures.ready,
    onDraftChange: fn(),
    onSave: fn(),
    onPinChange: fn(),
    onDrop: fn(),
    onKeep: fn(),
    sent: sentFixtures.ready,
    onSentOpen: fn(),
  },
} satisfies Meta<typeof MemoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lines of each kind: pinned, noted by itself, the reader's own, one whose source is gone, one without room. */
export const Lines: Story = {
  play: async ({ args }) => {
    const { text } = memoryLines.automatic;
    await userEvent.click(await screen.findByRole("button", { name: `Pin: ${text}` }));
    await expect(args.onPinChange).toHaveBeenCalledWith("m2", true);
    await userEvent.click(screen.getByRole("button", { name: `Correct: ${text}` }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ id: "m2", text });
    await userEvent.click(screen.getByRole("button", { name: "It still holds" }));
    await expect(args.onKeep).toHaveBeenCalledWith("m4");
    await userEvent.click(screen.getByRole("button", { name: "Drop it" }));
    await expect(args.onDrop).toHaveBeenCalledWith("m4");
  },
};

/** A line is added; Escape gives it up and leaves the panel open. */
export const Adding: Story = {
  args: { draft: memoryDrafts.begun },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: /What should be remembered/ });
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSave).toHaveBeenCalledWith(memoryDrafts.begun);
    await userEvent.keyboard("{Escape}");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A line is corrected where it stands. */
export const Correcting: Story = { args: { draft: memoryDrafts.correcting } };

/** It could not be saved: what was written is still there. */
export const SaveFailed: Story = { args: { draft: memoryDrafts.failed } };

/** Nothing is remembered yet. */
export const Empty: Story = { args: { memory: memoryFixtures.empty } };

/** It is on its way. */
export const Loading: Story = { args: { memory: memoryFixtures.loading } };

/** It could not be loaded. */
export const Failed: Story = { args: { memory: memoryFixtures.failed } };

const showSent = async () => {
  await userEvent.click(await screen.findByRole("tab", { name: "What is sent" }));
};

/** What the model would read now: its parts, what each costs, and what their author hides. */
export const Sent: Story = {
  play: async ({ args }) => {
    await showSent();
    await expect(args.onSentOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText("Definition"));
    await waitFor(() => expect(screen.getByText("Its author keeps this text to themselves.")).toBeVisible());
  },
};

/** It is being put together. */
export const SentLoading: Story = { args: { sent: sentFixtures.loading }, play: showSent };

/** It could not be put together. */
export const SentFailed: Story = { args: { sent: sentFixtures.failed }, play: showSent };
