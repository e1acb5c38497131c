import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import {
  historyBin,
  historyByCharacter,
  historyByTime,
  historyHits,
  historyTitles,
} from "../ChatHistory/ChatHistory.fixtures.ts";
import { ChatsScreen } from "./ChatsScreen.tsx";

const meta = {
  title: "Screens/Chats",
  component: ChatsScreen,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: {
    chats: { kind: "ready", items: historyByTime },
    order: "time",
    onOrderChange: fn(),
    query: "",
    onQueryChange: fn(),
    titles: { kind: "ready", items: historyTitles },
    hits: { kind: "ready", items: historyHits },
    bin: { kind: "ready", items: historyBin },
    onBinOpenChange: fn(),
    onRename: fn(),
    onPinChange: fn(),
    onDelete: fn(),
    onRestore: fn(),
    onDeleteForever: fn(),
    onShowAdult: fn(),
    findHref: "#search",
  },
  // The main layout provides the landmark.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ChatsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu = async (chat: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${chat}` }));
  return within(await screen.findByRole("menu"));
};

/** By the day of the last message. The order can be changed, and each chat has its actions. */
export const ByTime: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your chats");
    await expect(screen.getByRole("link", { name: "Rent is due" })).toHaveAttribute("href", "#k2");
    await userEvent.click(screen.getByRole("radio", { name: "Character" }));
    await expect(args.onOrderChange).toHaveBeenCalledWith("character");
    await userEvent.click((await openMenu("Rent is due")).getByRole("menuitem", { name: "Pin to the top" }));
    await expect(args.onPinChange).toHaveBeenCalledWith("k2", true);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search all chats" }), "l");
    await expect(args.onQueryChange).toHaveBeenCalledWith("l");
  },
};

/** By character. */
export const ByCharacter: Story = {
  args: { order: "character", chats: { kind: "ready", items: historyByCharacter } },
};

/** A character without a cover has its first letter. */
export const WithoutCovers: Story = {
  args: {
    chats: {
      kind: "ready",
      items: historyByTime.map((group) => ({
        ...group,
        chats: group.chats.map((chat) => ({ ...chat, thumb: undefined })),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("M")).toBeVisible();
  },
};

/** Deleting asks for confirmation, and names what goes. */
export const Deleting: Story = {
  play: async ({ args }) => {
    await userEvent.click((await openMenu("Rent is due")).getByRole("menuitem", { name: "Delete" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/38 messages with Marzipan will be moved to the bin/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.onDelete).toHaveBeenCalledWith("k2");
  },
};

/** The search finds titles and messages. */
export const Found: Story = {
  args: { query: "lift" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Chats" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
    await expect(page.getByRole("link", { name: "The lift at night" })).toBeVisible();
    await expect(page.getByRole("link", { name: "The fourth key" })).toHaveAttribute(
      "href",
      "#k3?message=c9",
    );
  },
};

/** Neither a title nor a message contains the words. */
export const NothingFound: Story = {
  args: {
    query: "lighthouse",
    titles: { kind: "ready", items: [] },
    hits: { kind: "ready", items: [] },
  },
};

/** The search failed. */
export const SearchFailed: Story = { args: { query: "lift", hits: { kind: "failed", onRetry: fn() } } };

/** Deleted chats can be restored for 30 days, or deleted forever. */
export const Bin: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("tab", { name: "Bin" }));
    await expect(args.onBinOpenChange).toHaveBeenCalledWith(true);
    const [, second] = screen.getAllByRole("button", { name: "Delete forever" });
    if (second !== undefined) await userEvent.click(second);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete forever" }));
    await expect(args.onDeleteForever).toHaveBeenCalledWith("d2");
  },
};

/** Only the latest chats are loaded; the rest can be loaded. */
export const More: Story = {
  args: { chats: { kind: "ready", items: historyByTime, more: "available", onMore: fn() } },
};

/** The rest did not load: the loaded chats stay. */
export const MoreFailed: Story = {
  args: { chats: { kind: "ready", items: historyByTime, more: "failed", onMore: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("The rest did not load.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show more" }));
    await expect(args.chats.kind === "ready" && args.chats.onMore).toHaveBeenCalledOnce();
  },
};

/** Loading. */
export const Loading: Story = { args: { chats: { kind: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { chats: { kind: "failed", reason: "server", onRetry: fn() } } };

/** The browser is offline. */
export const Offline: Story = { args: { chats: { kind: "failed", reason: "offline", onRetry: fn() } } };

/** There are no chats yet. */
export const Empty: Story = {
  args: { chats: { kind: "ready", items: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Your chats appear here")).toBeVisible();
    await expect(page.getByRole("link", { name: "Find someone" })).toHaveAttribute("href", "#search");
  },
};

/** A visitor. */
export const SignedOut: Story = {
  args: { onLogIn: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("searchbox")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Log in" }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};
