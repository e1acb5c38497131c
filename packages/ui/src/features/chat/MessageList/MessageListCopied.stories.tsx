import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, userTurns } from "../chat.fixtures.ts";
import stateMeta from "./MessageList.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/MessageList",
  tags: ["!autodocs"],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser would put on the clipboard for a selection. */
function copied(from: HTMLElement, to: HTMLElement): DataTransfer {
  const selection = getSelection();
  selection?.setBaseAndExtent(from, 0, to, to.childNodes.length);
  const clipboardData = new DataTransfer();
  from.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }));
  selection?.removeAllRanges();
  return clipboardData;
}

const listed = "“Two rooms are left.” *She counts.*\n\n7. The red one\n8. The blue one\n\n**Choose.**";

/** Names, words and the numbers of lists are copied, and no looks: the colours of the dark theme would come along. */
export const NamesWordsAndNumbers: Story = {
  args: {
    turns: [userTurns.sent, { ...characterTurns.done, id: "listed", text: listed }],
    characterName: "Odile",
  },
  play: async ({ canvas, canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    // What handles copies is loaded after the messages.
    await canvas.findByRole("status");
    const clipboard = copied(log, log);
    const text = clipboard.getData("text/plain");
    await expect(text).toContain("Four-fourteen. They said it has the river.");
    await expect(text).toMatch(
      /Odile\n+“Two rooms are left.” She counts.\n\n7\. The red one\n8\. The blue one\n\nChoose\./,
    );
    await expect(text).not.toMatch(/\d\d:\d\d|Copy|Regenerate/);
    const html = clipboard.getData("text/html");
    await expect(html).toContain('<li value="7">The red one</li>');
    await expect(html).toContain("<strong>Choose.</strong>");
    await expect(html).not.toMatch(/style=|class=|<button|<svg|<img/);
  },
};

/** A part of a list keeps its numbers. */
export const PartOfAList: Story = {
  args: { turns: [{ ...characterTurns.done, id: "listed", text: listed }], characterName: "Odile" },
  play: async ({ canvas }) => {
    await canvas.findByRole("status");
    const [first, second] = canvas.getAllByRole("listitem").filter(({ tagName }) => tagName === "LI");
    if (!first || !second) throw new Error("There is no list.");
    await expect(copied(first, second).getData("text/plain")).toBe("7. The red one\n8. The blue one");
  },
};

const byAi = "https://schema.org/TrainedAlgorithmicMediaDigitalSource";

/** What is copied of a reply says, for machines, that an AI wrote it: the whole and a part of it. */
// Rule: ai-output-marked
export const MarkedAsAiOutput: Story = {
  args: {
    turns: [userTurns.sent, { ...characterTurns.done, id: "listed", text: listed, digitalSource: byAi }],
    characterName: "Odile",
  },
  play: async ({ canvas, canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    await canvas.findByRole("status");
    const strong = canvas.getByText("Choose.");
    for (const [from, to] of [
      [log, log],
      [strong, strong],
    ] as const) {
      const html = copied(from, to).getData("text/html");
      const pasted = new DOMParser().parseFromString(html, "text/html");
      const marked = pasted.querySelector("[typeof=Message] [property=digitalSourceType]");
      await expect(marked?.getAttribute("resource")).toBe(byAi);
      await expect(marked?.closest("[typeof=Message]")?.textContent).toContain("Choose.");
    }
    await expect(
      copied(log, log)
        .getData("text/html")
        .match(/typeof=/g),
    ).toHaveLength(1);
  },
};
