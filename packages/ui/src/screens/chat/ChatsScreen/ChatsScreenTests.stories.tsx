import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import type { ChatsScreen } from "./ChatsScreen.tsx";
import stateMeta, * as stories from "./ChatsScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Chats",
  tags: ["screen", "phone", "!autodocs"],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof ChatsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (chat: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${chat}` }));
  return within(await screen.findByRole("menu"));
};

/** By the day of the last message. The order can be changed, and each chat has its actions. */
export const ByTimeTest: Story = {
  ...stories.ByTime,
  play: async ({ args }) => {
    await expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your chats");
    await expect(screen.getByRole("link", { name: "Rent is due" })).toHaveAttribute("href", "#k2");
    await userEvent.click(screen.getByRole("radio", { name: "Character" }));
    await expect(args.onOrderChange).toHaveBeenCalledWith("character");
    await userEvent.click((await openMenu("Rent is due")).getByRole("menuitem", { name: "Pin to the top" }));
    await expect(args.onChatPinChange).toHaveBeenCalledWith("k2", true);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search all chats" }), "l");
    await expect(args.onQueryChange).toHaveBeenCalledWith("l");
  },
};

/** A character without a cover has its first letter. */
export const WithoutCoversTest: Story = {
  ...stories.WithoutCovers,
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
    await expect(args.onChatDelete).toHaveBeenCalledWith("k2");
  },
};

/** The search finds titles and messages. */
// Rule: chats-page
export const FoundTest: Story = {
  ...stories.Found,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "Chats" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Messages" })).toBeVisible();
    await expect(page.getByRole("link", { name: "The lift at night" })).toBeVisible();
    await expect(page.getByRole("link", { name: "The fourth key" })).toHaveAttribute(
      "href",
      "#k3?message=c9",
    );
    await expect(page.getByText("From “Chapter two: the matchbook”")).toBeVisible();
  },
};

/** Deleted chats can be restored for 30 days, or deleted forever. */
export const Bin: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("tab", { name: "Bin" }));
    await expect(args.onBinOpenChange).toHaveBeenCalledWith(true);
    const [, second] = screen.getAllByRole("button", { name: "Delete forever" });
    if (second !== undefined) await userEvent.click(second);
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete forever" }));
    await expect(args.onChatDeleteForever).toHaveBeenCalledWith("d2");
  },
};

/** The rest did not load: the loaded chats stay. */
export const MoreFailedTest: Story = {
  ...stories.MoreFailed,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Loading more failed.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show more" }));
    await expect(args.chats.kind === "ready" && args.chats.value.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** There are no chats yet. */
export const EmptyTest: Story = {
  ...stories.Empty,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("Your chats appear here")).toBeVisible();
    await expect(page.getByRole("link", { name: "Find a character" })).toHaveAttribute("href", "#search");
  },
};

/** A visitor. */
// Rule: chats-page
export const SignedOutTest: Story = {
  ...stories.SignedOut,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("searchbox")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
