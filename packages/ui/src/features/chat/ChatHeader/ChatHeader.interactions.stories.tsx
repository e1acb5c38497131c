import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./ChatHeader.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/ChatHeader",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** With its menu open. */
export const MenuOpen: Story = {
  ...stories.Full,
  play: async ({ args, canvas }) => {
    const body = within(document.body);
    await canvas.findByRole("button", { name: "This chat" });
    await userEvent.click(canvas.getByRole("button", { name: "This chat" }));
    await userEvent.click(await body.findByRole("menuitem", { name: "Save as Markdown" }));
    await expect(args.onChatExport).toHaveBeenCalledWith("markdown");
    // Wait until the menu is removed before it is opened again.
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "This chat" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "This chat" }));
    await expect(await body.findByRole("menuitem", { name: "Rename this chat" })).toBeVisible();
  },
};

/** The character is written in another language than the user's: its replies can be in either. */
export const RepliesInAnotherLanguage: Story = {
  ...stories.Full,
  args: {
    ...stories.Full.args,
    replyLanguages: { character: "de", user: "en" },
    onReplyLanguageChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "This chat" }));
    const choice = within(await body.findByRole("group", { name: "Replies in" }));
    await expect(choice.getByRole("menuitemradio", { name: "Deutsch the character's" })).toBeChecked();
    await userEvent.click(choice.getByRole("menuitemradio", { name: "English yours" }));
    await expect(args.onReplyLanguageChange).toHaveBeenCalledWith("en");
  },
};

/** The character's own language is chosen again. A language of before is still among the options. */
export const RepliesInTheCharactersLanguageAgain: Story = {
  ...stories.Full,
  args: {
    ...stories.Full.args,
    replyLanguages: { character: "de", user: "en", chosen: "fr" },
    onReplyLanguageChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "This chat" }));
    await expect(await body.findByRole("menuitemradio", { name: "Français" })).toBeChecked();
    await userEvent.click(body.getByRole("menuitemradio", { name: "Deutsch the character's" }));
    await expect(args.onReplyLanguageChange).toHaveBeenCalledWith(undefined);
  },
};

/** The badge says what it means, and nothing about the site. */
export const DemoExplained: Story = {
  ...stories.Demo,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prepared lines" }));
    await expect(canvas.getByText("The replies are prepared lines. No AI writes them.")).toBeVisible();
    await expect(canvas.queryByText(/Ollama/)).toBeNull();
  },
};

/** Behind the badge an operator reads how to connect a model. */
export const DemoExplainedToOperators: Story = {
  ...stories.DemoForOperators,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ollama/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Prepared lines" }));
    await expect(canvas.getByText(/Ollama/)).toBeVisible();
  },
};

/** The badge has a line of its own, and cuts neither the name nor the title. */
export const DemoBesideLongNames: Story = {
  ...stories.LongNames,
  args: { ...stories.LongNames.args, demo: true },
  play: async ({ args, canvas }) => {
    const badge = canvas.getByRole("button", { name: "Prepared lines" }).getBoundingClientRect();
    for (const element of [canvas.getByRole("heading"), canvas.getByText(String(args.title))]) {
      const { bottom, right } = element.getBoundingClientRect();
      const isBeside = right <= badge.left + 1;
      await expect(
        isBeside || bottom <= badge.top + 1,
        `the badge is beside or below ${element.textContent}`,
      ).toBe(true);
    }
  },
};

/** A list of keys has no use on a touch screen. */
export const ShortcutsWithKeyboardOnly: Story = {
  ...stories.Full,
  tags: ["phone"],
  play: async ({ canvas }) => {
    const body = within(document.body);
    await userEvent.click(await canvas.findByRole("button", { name: "This chat" }));
    await expect(await body.findByRole("menuitem", { name: "Save as Markdown" })).toBeVisible();
    const names = body.getAllByRole("menuitem").map(({ textContent }) => textContent);
    const isPhone = window.innerWidth < 768;
    await expect(names.filter((name) => name === "Keyboard shortcuts")).toHaveLength(isPhone ? 0 : 1);
  },
};
