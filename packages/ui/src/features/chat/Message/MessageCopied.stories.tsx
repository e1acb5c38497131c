import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import stateMeta, * as stories from "./Message.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/Message",
  tags: ["!autodocs"],
  parameters: interaction.parameters,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What is selected and copied is the name and the words, without the time, the place among the versions and buttons. */
export const NameAndWords: Story = {
  ...stories.CharacterWithVariants,
  args: { ...stories.CharacterWithVariants.args, characterName: "Odile" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("23:14")).toBeVisible();
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    const copied = selection?.toString() ?? "";
    selection?.removeAllRanges();
    await expect(copied).toMatch(/^\s*Odile\s/);
    await expect(copied).toContain(canvas.getAllByRole("paragraph")[0]?.textContent);
    await expect(copied).not.toMatch(/23:14|\d ?\/ ?\d/);
  },
};
