import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { markdownFixtures } from "./Markdown.fixtures.ts";
import { Markdown } from "./Markdown.tsx";

const meta = {
  title: "Components/Markdown",
  component: Markdown,
  args: { text: markdownFixtures.prose },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a character says and does. */
export const Prose: Story = {};

/** Streaming. */
export const Streaming: Story = {
  args: {
    streaming: true,
    text: "*For the first time tonight she writes nothing down.* “Close enough to hear it,” she says, “or close enough to know which nights it does not stop",
  },
};

/** Streaming, before the first word. */
export const StreamingNothingYet: Story = { args: { streaming: true, text: "" } };

/** All other supported Markdown. */
export const EveryMark: Story = { args: { text: markdownFixtures.everyMark } };

/** Code: its language, a button that copies it, and long lines that scroll. */
export const Code: Story = { args: { text: markdownFixtures.code, onCodeCopy: fn() } };

/** Code while it streams: no mark of the fence is shown before the caret. */
export const StreamingCode: Story = {
  args: { streaming: true, text: "He types.\n\n```js\nconst floor = `4" },
};

/** Hostile text is shown as plain text. */
export const Hostile: Story = { args: { text: markdownFixtures.hostile } };

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeep: Story = { args: { text: markdownFixtures.nestedTooDeep } };

/** An action is upright in scripts whose letters cannot be slanted. Not in the screenshots: the fonts are those of the system. */
export const OtherScripts: Story = {
  ...interaction,
  args: {
    text: "*灯台守は窓の外を指さす。*「今夜は霧が出ます。船はもう戻りました」\n\n*تضع الفنجان على الطاولة وتبتسم.* «لم يسأل أحد عن المصباح منذ سنين.»",
  },
  play: async ({ canvasElement }) => {
    const actions = [...canvasElement.querySelectorAll("em")];
    await expect(actions.map((action) => getComputedStyle(action).fontStyle)).toEqual(["normal", "normal"]);
    const [action] = actions;
    if (!action?.parentElement) throw new Error("There is no action.");
    await expect(getComputedStyle(action).color).not.toBe(getComputedStyle(action.parentElement).color);
  },
};

/** What a character says and does. */
export const ProseTest: Story = {
  ...Prose,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("em")).toHaveLength(2);
  },
};

/** The button copies the code as it was written; only the block with a long line is a stop for the keyboard. */
export const CodeTest: Story = {
  ...Code,
  ...interaction,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button", { name: "Copy code" })[1] ?? canvasElement);
    await expect(args.onCodeCopy).toHaveBeenCalledWith("no language");
    await expect(canvas.getByText("ts")).toBeVisible();
    const blocks = [...canvasElement.querySelectorAll("pre")];
    await waitFor(() => expect(blocks[0]).toHaveAttribute("tabindex", "0"));
    await expect(canvas.getByRole("region", { name: "Code in ts" })).toBe(blocks[0]);
    await expect(blocks[0]?.scrollWidth).toBeGreaterThan(blocks[0]?.clientWidth ?? 0);
    await expect(blocks[1]).not.toHaveAttribute("tabindex");
  },
};

/** Hostile text is shown as plain text. */
export const HostileTest: Story = {
  ...Hostile,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img, script, iframe, svg")).toBeNull();
    for (const link of canvasElement.querySelectorAll("a")) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
    }
  },
};

/** Quotes, lists and emphasis nested deeper than 12 levels: deeper levels are shown as text. */
export const NestedTooDeepTest: Story = {
  ...NestedTooDeep,
  ...interaction,
  play: async ({ canvasElement }) => {
    const levels = (tag: string) => Array.from({ length: 12 }, () => tag).join(" ");
    await expect(canvasElement.querySelector(levels("blockquote"))).not.toBeNull();
    await expect(canvasElement.querySelector(`${levels("blockquote")} blockquote`)).toBeNull();
    await expect(canvasElement.querySelector(`${levels("em")} em`)).toBeNull();
    await expect(canvasElement).toHaveTextContent("the deepest quote");
  },
};

/** Lists and quotes in a script from right to left have their marks on the right, in any page. */
export const ListFromTheRight: Story = {
  ...interaction,
  args: { text: "- واحد\n- اثنان\n\n> قال لي\n\n- one" },
  play: async ({ canvasElement }) => {
    const [fromRight, fromLeft] = [...canvasElement.querySelectorAll("ul")].map((list) =>
      getComputedStyle(list),
    );
    await expect(fromRight?.paddingLeft).toBe("0px");
    await expect(fromRight?.paddingRight).not.toBe("0px");
    await expect(fromLeft?.paddingRight).toBe("0px");
    await expect(fromLeft?.paddingLeft).not.toBe("0px");
    const quote = getComputedStyle(canvasElement.querySelector("blockquote") ?? canvasElement);
    await expect([quote.borderRightWidth, quote.borderLeftWidth]).toEqual(["2px", "0px"]);
  },
};
