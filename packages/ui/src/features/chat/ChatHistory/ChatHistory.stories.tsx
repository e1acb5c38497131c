import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { historyBin, historyChats, historyHits, historyTitles } from "./ChatHistory.fixtures.ts";
import { ChatHistory } from "./ChatHistory.tsx";

const meta = {
  title: "Features/Chat/ChatHistory",
  component: ChatHistory,
  parameters: { layout: "fullscreen" },
  args: {
    open: true,
    onOpenChange: fn(),
    chats: historyChats.byTime,
    order: "time",
    onOrderChange: fn(),
    currentId: "k1",
    query: "",
    onQueryChange: fn(),
    titles: historyTitles.found,
    hits: historyHits.found,
    bin: historyBin.some,
    onBinOpenChange: fn(),
    onChatRename: fn(),
    onChatPinChange: fn(),
    onChatDelete: fn(),
    onChatRestore: fn(),
    onChatDeleteForever: fn(),
    onAdultShow: fn(),
  },
  argTypes: {
    chats: namedStates(historyChats),
    titles: namedStates(historyTitles),
    hits: namedStates(historyHits),
    bin: namedStates(historyBin),
  },
} satisfies Meta<typeof ChatHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By the day of the last message. */
export const ByTime: Story = {};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: historyChats.byCharacter },
};

/** Branches name the chat that they come from. */
export const Branches: Story = { args: { chats: historyChats.branches } };

/** A long name shows two lines; screen readers announce all of it. */
export const LongNames: Story = { args: { chats: historyChats.longNames } };

/** Opened to rename the current chat, from its own menu. */
export const OpenedToRename: Story = { args: { renamingId: "k1" } };

/** Chats with such a title, and messages with their context. */
export const Found: Story = { args: { query: "lift" } };

/** Searching. */
export const Searching: Story = { args: { query: "lift", hits: historyHits.loading } };

/** No hits. */
export const NotFound: Story = {
  args: {
    query: "lighthouse",
    titles: historyTitles.none,
    hits: historyHits.none,
  },
};

/** The search failed. */
export const SearchFailed: Story = { args: { query: "lift", hits: historyHits.failed } };

/** Only the latest chats are loaded; the rest can be loaded. */
export const More: Story = {
  args: { chats: historyChats.more },
};

/** Adult content is off: hidden chats are counted, with a button to change it, and never named. */
export const LeftOut: Story = {
  args: { chats: historyChats.someHidden },
};

/** Every chat is hidden: the panel does not claim that there are none. */
export const AllLeftOut: Story = { args: { chats: historyChats.allHidden, bin: historyBin.allHidden } };

/** All hits are in hidden chats: the panel does not claim that there are none. */
export const HitsLeftOut: Story = {
  args: { query: "lift", titles: historyTitles.none, hits: historyHits.allHidden },
};

/** Loading. */
export const Loading: Story = { args: { chats: historyChats.loading } };

/** Loading failed. */
export const Failed: Story = { args: { chats: historyChats.failed } };

/** There are no chats yet. */
export const Empty: Story = { args: { chats: historyChats.none } };

const choose = async (chat: string, action: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${chat}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
};

/** By the day of the last message. */
export const ByTimeTest: Story = {
  ...ByTime,
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Character" }));
    await expect(args.onOrderChange).toHaveBeenCalledWith("character");
    await choose("Rent is due", "Pin to the top");
    await expect(args.onChatPinChange).toHaveBeenCalledWith("k2", true);
  },
};

/** Branches name the chat that they come from. */
export const BranchesTest: Story = {
  ...Branches,
  ...interaction,
  play: async () => {
    await expect(await screen.findByText("From “Chapter two: the matchbook”")).toBeVisible();
    await expect(screen.getByText("From a deleted chat")).toBeVisible();
  },
};

/** A long name shows two lines; screen readers announce all of it. */
export const LongNamesTest: Story = {
  ...LongNames,
  ...interaction,
  play: async () => {
    const link = await screen.findByRole("link", { name: /^The night .* sent for it$/ });
    await expect(link.clientHeight).toBe(2 * Number.parseFloat(getComputedStyle(link).lineHeight));
  },
};

/** Renamed in place: Enter saves; Escape closes the field and not the panel. */
export const Renaming: Story = {
  ...interaction,
  play: async ({ args }) => {
    await choose("The fourth key", "Rename");
    const field = await screen.findByRole("textbox", { name: "New name for The fourth key" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "The fifth key{Enter}");
    await expect(args.onChatRename).toHaveBeenCalledWith("k3", "The fifth key");
    await choose("The fourth key", "Rename");
    const again = await screen.findByRole("textbox", { name: "New name for The fourth key" });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await choose("The fourth key", "Rename");
    await screen.findByRole("textbox", { name: "New name for The fourth key" });
  },
};

/** A title that was half-typed before the page was loaded again is continued. */
export const RenamingContinued: Story = {
  ...interaction,
  args: { titleDrafts: { k3: "The fif" }, onTitleDraftChange: fn() },
  play: async ({ args }) => {
    await choose("The fourth key", "Rename");
    const field = await screen.findByRole("textbox", { name: "New name for The fourth key" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("th key");
    await expect(args.onTitleDraftChange).toHaveBeenLastCalledWith("k3", "The fifth key");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChatRename).toHaveBeenCalledWith("k3", "The fifth key");
    await expect(args.onTitleDraftChange).toHaveBeenLastCalledWith("k3", "");
  },
};

/** Opened to rename the current chat, from its own menu. */
export const OpenedToRenameTest: Story = {
  ...OpenedToRename,
  ...interaction,
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: /^New name for/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("textbox", { name: /^New name for/ })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Deleting asks for confirmation. */
export const Deleting: Story = {
  ...interaction,
  play: async ({ args }) => {
    await choose("Chapter two: the matchbook", "Delete");
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(
      dialog.getByText(/214 messages with Odile Marchetti will be moved to the bin/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onChatDelete).not.toHaveBeenCalled();
    await choose("Chapter two: the matchbook", "Delete");
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

/** Deleted chats can be restored for 30 days, or deleted forever. */
export const Bin: Story = {
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("tab", { name: "Bin" }));
    await expect(args.onBinOpenChange).toHaveBeenCalledWith(true);
    await expect(screen.getByText(/1 day left/)).toBeVisible();
    await expect(screen.getByText("From “First meeting”")).toBeVisible();
    const [first] = screen.getAllByRole("button", { name: "Restore" });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onChatRestore).toHaveBeenCalledWith("d1");
  },
};

/** The bin is empty. */
export const BinEmpty: Story = {
  ...interaction,
  args: { bin: { kind: "ready", value: { items: [] } } },
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: "Bin" }));
    await expect(screen.getByText("The bin is empty")).toBeVisible();
  },
};

/** Adult content is off: hidden chats are counted, with a button to change it, and never named. */
export const LeftOutTest: Story = {
  ...LeftOut,
  ...interaction,
  play: async ({ args }) => {
    await expect(await screen.findByText("3 chats are hidden: adult content is off.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Adult content settings" }));
    await expect(args.onAdultShow).toHaveBeenCalledOnce();
  },
};

/** Every chat is hidden: the panel does not claim that there are none. */
export const AllLeftOutTest: Story = {
  ...AllLeftOut,
  ...interaction,
  play: async () => {
    await expect(await screen.findByText("1 chat is hidden: adult content is off.")).toBeVisible();
    await expect(screen.queryByText("Your chats appear here")).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Bin" }));
    await expect(await screen.findByText("1 chat is hidden: adult content is off.")).toBeVisible();
    await expect(screen.queryByText("The bin is empty")).toBeNull();
  },
};

/** All hits are in hidden chats: the panel does not claim that there are none. */
export const HitsLeftOutTest: Story = {
  ...HitsLeftOut,
  ...interaction,
  play: async () => {
    await expect(await screen.findByText("1 match is hidden: adult content is off.")).toBeVisible();
    await expect(screen.queryByText("Nothing found")).toBeNull();
  },
};
