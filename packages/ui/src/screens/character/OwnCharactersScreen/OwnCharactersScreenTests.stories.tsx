import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { useState } from "react";
import { interaction } from "../../../interaction.fixtures.ts";
import { OwnCharactersScreen } from "./OwnCharactersScreen.tsx";
import type { OwnCharactersScreenProps } from "./OwnCharactersScreen.tsx";
import stateMeta, * as stories from "./OwnCharactersScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Screens/Own characters",
  tags: ["screen", "!autodocs"],
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...stateMeta.parameters, ...interaction.parameters },
} satisfies Meta<typeof OwnCharactersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  return within(await screen.findByRole("menu"));
};

/** A user with a character in each state. */
export const AllTest: Story = {
  ...stories.All,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("link", { name: "Sable" })).toHaveAttribute("href", "#sable");
    const filters = within(page.getByRole("group", { name: "Filter by state" }));
    await userEvent.click(filters.getByRole("button", { name: "Drafts 1" }));
    await expect(args.onFilterChange).toHaveBeenCalledWith("draft");
    await userEvent.click(page.getByRole("button", { name: "Most chats" }));
    await expect(args.onSortChange).toHaveBeenCalledWith("chats");
    await userEvent.click(page.getByRole("button", { name: "Create" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledOnce();
  },
};

/** The menu of a character. */
export const MenuOpen: Story = {
  play: async ({ args }) => {
    const menu = await openMenu("Odile Marchetti");
    const names = menu.getAllByRole("menuitem").map((entry) => entry.textContent);
    await expect(names).toEqual(["Edit", "Chat", "Duplicate", "Download card", "Delete"]);
    await expect(menu.getByRole("menuitem", { name: "Edit" })).toHaveAttribute("href", "#edit-odile");
    await userEvent.click(menu.getByRole("menuitem", { name: "Download card" }));
    await expect(args.onCharacterDownload).toHaveBeenCalledWith("odile");
    await openMenu("Odile Marchetti");
  },
};

/** A character that waits for review has no chat. */
export const MenuOfPending: Story = {
  play: async () => {
    const menu = await openMenu("Commander Yusra Vale");
    await expect(menu.queryByRole("menuitem", { name: "Chat" })).toBeNull();
  },
};

/** After a character is deleted, the focus is on the next one. */
// Rule: own-characters
export const Deleting: Story = {
  render: (args) => <DeletingScreen {...args} />,
  play: async ({ canvasElement }) => {
    const menu = await openMenu("Winifred Gale");
    await userEvent.click(menu.getByRole("menuitem", { name: "Delete" }));
    const page = within(canvasElement);
    await waitFor(() => expect(page.queryByRole("link", { name: "Winifred Gale" })).toBeNull());
    await waitFor(() => expect(page.getByRole("link", { name: "Harlan Voss" })).toHaveFocus());
  },
};

function DeletingScreen(props: OwnCharactersScreenProps) {
  const [content, setContent] = useState(props.content);
  const remove = (id: string) =>
    setContent((now) =>
      now.kind === "ready"
        ? { ...now, value: { ...now.value, items: now.value.items.filter(({ card }) => card.id !== id) } }
        : now,
    );
  return (
    <OwnCharactersScreen
      {...props}
      content={content}
      onCharacterDelete={(id) => setTimeout(() => remove(id), 50)}
    />
  );
}

/** Deleted characters, which can be restored for 30 days. They are not links. */
// Rule: own-characters
export const BinTest: Story = {
  ...stories.Bin,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole("link")).toBeNull();
    await expect(page.getByText("1 day left")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Restore Marzipan" }));
    await expect(args.onCharacterRestore).toHaveBeenCalledWith("marzipan");
  },
};

/** A new user. */
export const NoneTest: Story = {
  ...stories.None,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Create a character" }));
    await expect(args.onCharacterCreate).toHaveBeenCalledOnce();
  },
};

/** No character has the chosen state. */
export const NoMatchTest: Story = {
  ...stories.NoMatch,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show all" }));
    await expect(args.onFilterChange).toHaveBeenCalledWith("all");
  },
};

/** The list failed to load. */
export const FailedTest: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledOnce();
  },
};

/** A visitor, who has no characters. */
export const SignedOutTest: Story = {
  ...stories.SignedOut,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Adult characters that the user's settings blur: their menus do not name them. One is rejected, for a reason. */
export const AdultTest: Story = {
  ...stories.Adult,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Restore this adult character" }));
    await expect(args.onCharacterRestore).toHaveBeenCalledWith("adult-2");
    const menus = page.getAllByRole("button", { name: "Actions for this adult character" });
    await expect(menus).toHaveLength(2);
    const rejected = within(page.getAllByRole("listitem")[1] as HTMLElement);
    await expect(rejected.getByText("Rejected")).toBeVisible();
    await expect(rejected.getByText("Covers of adult characters must show adults")).toBeVisible();
  },
};

/** Long texts of another language: nothing is wider than the page. */
export const LongTextsTest: Story = {
  ...stories.LongTexts,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
