import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { memoryDrafts, memoryLines, promptFixtures } from "./MemoryPanel.fixtures.ts";
import stateMeta, * as stories from "./MemoryPanel.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/MemoryPanel",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Memories of each kind: pinned, automatic, written by the user, without its source, over the budget. */
export const Lines: Story = {
  ...stories.Lines,
  play: async ({ args }) => {
    const { text } = memoryLines.automatic;
    await userEvent.click(await screen.findByRole("button", { name: `Pin: ${text}` }));
    await expect(args.onLinePinChange).toHaveBeenCalledWith("m2", true);
    await userEvent.click(screen.getByRole("button", { name: `Edit: ${text}` }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ id: "m2", text });
    await userEvent.click(screen.getByRole("button", { name: "Keep" }));
    await expect(args.onLineConfirm).toHaveBeenCalledWith("m4");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    await expect(args.onLineDelete).toHaveBeenCalledWith("m4");
  },
};

/** Without memories the buttons are at the lower edge, too. */
export const Empty: Story = {
  ...stories.Empty,
  play: async () => {
    const add = await screen.findByRole("button", { name: "Add a memory" });
    const dialog = screen.getByRole("dialog").getBoundingClientRect();
    await expect(dialog.bottom - add.getBoundingClientRect().bottom).toBeLessThanOrEqual(24);
  },
};

/** A memory is added; Escape cancels and leaves the panel open. */
export const Adding: Story = {
  ...stories.Adding,
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: /What should be remembered/ });
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onLineSave).toHaveBeenCalledWith(memoryDrafts.started);
    await userEvent.keyboard("{Escape}");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(undefined);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const showPrompt = async () => {
  await userEvent.click(await screen.findByRole("tab", { name: "What the AI reads" }));
};

/** The prompt: its parts, their costs, and what the creator hides. */
export const Prompt: Story = {
  play: async ({ args }) => {
    await showPrompt();
    await expect(args.onPromptOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText("Definition"));
    await waitFor(() => expect(screen.getByText("The creator keeps this text hidden.")).toBeVisible());
  },
};

/** Loading the prompt. */
export const PromptLoading: Story = {
  args: { prompt: promptFixtures.loading },
  play: showPrompt,
};

/** The prompt failed to load. */
export const PromptFailed: Story = {
  args: { prompt: promptFixtures.failed },
  play: showPrompt,
};
