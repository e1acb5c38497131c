import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { memoryDrafts, memoryFixtures, memoryLines, promptFixtures } from "./MemoryPanel.fixtures.ts";
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
    onLineSave: fn(),
    onLinePinChange: fn(),
    onLineDelete: fn(),
    onLineConfirm: fn(),
    prompt: promptFixtures.ready,
    onPromptOpen: fn(),
  },
  argTypes: {
    memory: namedStates(memoryFixtures),
    draft: namedStates(memoryDrafts),
    prompt: namedStates(promptFixtures),
  },
} satisfies Meta<typeof MemoryPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Memories of each kind: pinned, automatic, written by the user, without its source, over the budget. */
export const Lines: Story = {};

/** A memory is added; Escape cancels and leaves the panel open. */
export const Adding: Story = { args: { draft: memoryDrafts.started } };

/** A memory is edited in place. */
export const Correcting: Story = { args: { draft: memoryDrafts.correcting } };

/** Saving failed: the input is kept. */
export const SaveFailed: Story = { args: { draft: memoryDrafts.failed } };

/** No memories yet. */
export const Empty: Story = { args: { memory: memoryFixtures.empty } };

/** Loading. */
export const Loading: Story = { args: { memory: memoryFixtures.loading } };

/** Loading failed. */
export const Failed: Story = { args: { memory: memoryFixtures.failed } };

/** Memories of each kind: pinned, automatic, written by the user, without its source, over the budget. */
export const LinesTest: Story = {
  ...Lines,
  ...interaction,
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
export const EmptyTest: Story = {
  ...Empty,
  ...interaction,
  play: async () => {
    const add = await screen.findByRole("button", { name: "Add a memory" });
    const dialog = screen.getByRole("dialog").getBoundingClientRect();
    await expect(dialog.bottom - add.getBoundingClientRect().bottom).toBeLessThanOrEqual(24);
  },
};

/** A memory is added; Escape cancels and leaves the panel open. */
export const AddingTest: Story = {
  ...Adding,
  ...interaction,
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
  ...interaction,
  play: async ({ args }) => {
    await showPrompt();
    await expect(args.onPromptOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText("Definition"));
    await waitFor(() => expect(screen.getByText("The creator keeps this text hidden.")).toBeVisible());
  },
};

/** Loading the prompt. */
export const PromptLoading: Story = {
  ...interaction,
  args: { prompt: promptFixtures.loading },
  play: showPrompt,
};

/** The prompt failed to load. */
export const PromptFailed: Story = {
  ...interaction,
  args: { prompt: promptFixtures.failed },
  play: showPrompt,
};
