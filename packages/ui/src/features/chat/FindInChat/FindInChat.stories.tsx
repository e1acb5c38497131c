import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { findFixtures } from "./FindInChat.fixtures.ts";
import { FindInChat } from "./FindInChat.tsx";

const meta = {
  title: "Features/Chat/FindInChat",
  component: FindInChat,
  args: {
    open: true,
    ...findFixtures.idle,
    onQueryChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onOpenChange: fn(),
  },
  argTypes: { result: namedStatesOf(findFixtures, "result") },
} satisfies Meta<typeof FindInChat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened: the field has the focus. */
export const Idle: Story = {};

/** Searching. */
export const Searching: Story = { args: findFixtures.searching };

/** Found: Enter and Shift+Enter move between matches, Escape closes. */
export const Found: Story = { args: findFixtures.found };

/** No match. */
export const None: Story = { args: findFixtures.none };

/** The search failed. */
export const Failed: Story = { args: findFixtures.failed };

/** Opened by the keys of the browser's search: a line says how to search the page. */
export const WithKeys: Story = { args: findFixtures.withKeys };

/** Opened: the field has the focus. */
export const IdleTest: Story = {
  ...Idle,
  ...interaction,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
};

/** Opened by a button: the field receives focus, and closing returns it. */
export const ReturnsFocus: Story = {
  ...interaction,
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Find
        </button>
        <FindInChat {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Find" });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Found: Enter and Shift+Enter move between matches, Escape closes. */
export const FoundTest: Story = {
  ...Found,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Find in this chat" }));
    await userEvent.keyboard("{Enter}{Enter}{Shift>}{Enter}{/Shift}{Escape}");
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** The app says what a word is, here two letters of a sentence without spaces. */
// Rule: search-every-script
export const MarksByOwnRule: Story = {
  ...interaction,
  args: {
    ...findFixtures.found,
    query: "東京",
    findText: (text, query) =>
      [...text.matchAll(RegExp(query, "g"))].map(({ index }) => [index, index + query.length]),
  },
  render: (args) => (
    <>
      <FindInChat {...args} />
      <div role="log" aria-label="Messages">
        <p>
          昨日は東<em>京</em>に行った
        </p>
      </div>
    </>
  ),
  play: async () => {
    const marked = () => [...(CSS.highlights.get("mimi-found") ?? [])].map(String);
    await waitFor(() => expect(marked()).toEqual(["東京"]));
  },
};

/**
 * The words are marked in the messages, where a word begins with them, until the search is closed. A word can begin in one element
 * and end in another.
 */
// Rule: search-every-script
export const MarksWords: Story = {
  ...interaction,
  args: { ...findFixtures.found, query: "lampl night" },
  render: function Opened(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <FindInChat {...args} open={open} onOpenChange={setOpen} />
        <div role="log" aria-label="Messages">
          <p>
            The <em>Lamp</em>lighter is late to<em>night</em>, and the lamp is out.
            <br />
            Night
          </p>
          <p>lamp</p>
          <p>light</p>
        </div>
      </>
    );
  },
  play: async () => {
    const marked = () => [...(CSS.highlights.get("mimi-found") ?? [])].map(String);
    await waitFor(() => expect(marked()).toEqual(["Lampl", "Night"]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(marked()).toEqual([]));
  },
};

/** Escape closes it from its buttons, too, and affects nothing else. */
export const EscapeFromAButton: Story = {
  ...interaction,
  args: findFixtures.found,
  render: (args) => (
    <div
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented) args.onPrevious();
      }}
    >
      <FindInChat {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    for (const name of ["Next match", "Close"]) {
      canvas.getByRole("button", { name }).focus();
      await userEvent.keyboard("{Escape}");
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).not.toHaveBeenCalled();
  },
};

/** No match. */
export const NoneTest: Story = {
  ...None,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Next match" }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
