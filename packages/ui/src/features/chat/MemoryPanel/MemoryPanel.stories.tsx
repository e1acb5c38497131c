import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { memoryDrafts, memoryFixtures, promptFixtures } from "./MemoryPanel.fixtures.ts";
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
