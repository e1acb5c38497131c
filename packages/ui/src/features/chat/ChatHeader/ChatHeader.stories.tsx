import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { odile } from "../chat.fixtures.ts";
import { ChatHeader } from "./ChatHeader.tsx";

const meta = {
  title: "Features/Chat/ChatHeader",
  component: ChatHeader,
  parameters: { layout: "fullscreen" },
  args: { character: odile, title: "Chapter two: the matchbook", backHref: "#home", onChatCreate: fn() },
} satisfies Meta<typeof ChatHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chat with a title. */
export const Titled: Story = {};

const all = {
  onFindOpen: fn(),
  onReadingOpen: fn(),
  onHistoryOpen: fn(),
  onMemoryOpen: fn(),
  onPersonaOpen: fn(),
  replyLanguages: { character: "de", user: "en" },
  onReplyLanguageChange: fn(),
  onChatRename: fn(),
  onChatExport: fn(),
  onChatPrint: fn(),
  onShortcutsOpen: fn(),
};

/** With every action. */
export const Full: Story = { args: all };

/** Before the first message. */
export const Untitled: Story = { args: { title: undefined } };

/** Demo replies, because no model is connected. */
export const Demo: Story = { args: { demo: true } };

/** The same, for who runs the site. */
export const DemoForOperators: Story = {
  args: { demo: true, demoHint: "To connect an AI, start Ollama on this computer." },
};

/** Names and titles wider than the screen. */
export const LongNames: Story = {
  args: {
    demo: true,
    character: {
      ...odile,
      name: "The Honourable Ottoline Featherstonehaugh-Cholmondeley of Upper Slaughter",
    },
    title: "Four-fourteen. They said it has the river, and I believed them for an afternoon.",
  },
};

/** A character without a cover. */
export const NoCover: Story = { args: { character: { ...odile, thumb: undefined } } };

/** Loading. */
export const Loading: Story = { args: { character: undefined, title: undefined, pending: true } };

/** With its menu open. */
export const MenuOpen: Story = {
  ...Full,
  ...interaction,
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
  ...Full,
  ...interaction,
  args: {
    ...Full.args,
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
  ...Full,
  ...interaction,
  args: {
    ...Full.args,
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
  ...Demo,
  ...interaction,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Prepared lines" }));
    await expect(canvas.getByText("The replies are prepared lines. No AI writes them.")).toBeVisible();
    await expect(canvas.queryByText(/Ollama/)).toBeNull();
  },
};

/** Behind the badge an operator reads how to connect a model. */
export const DemoExplainedToOperators: Story = {
  ...DemoForOperators,
  ...interaction,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ollama/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Prepared lines" }));
    await expect(canvas.getByText(/Ollama/)).toBeVisible();
  },
};

/** The badge has a line of its own, and cuts neither the name nor the title. */
export const DemoBesideLongNames: Story = {
  ...LongNames,
  ...interaction,
  args: { ...LongNames.args, demo: true },
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
  ...Full,
  ...interaction,
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
