import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { HeartIcon } from "../Icon/HeartIcon.generated.ts";
import { MessageIcon } from "../Icon/MessageIcon.generated.ts";
import { Text } from "../Text/Text.tsx";
import { Tabs } from "./Tabs.tsx";

const sentence = (text: string) => <Text color="muted">{text}</Text>;

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  args: {
    label: "Your library",
    tabs: [
      { value: "chats", label: "Chats", content: sentence("Eleven chats, the newest from today.") },
      { value: "favourites", label: "Favourites", content: sentence("Characters that you have marked.") },
      { value: "bin", label: "Bin", content: sentence("Deleted chats stay here for 30 days.") },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first tab is selected. */
export const First: Story = {};

/** Another tab is selected by the app; icons and counts are beside the labels. */
export const WithIconsAndCounts: Story = {
  args: {
    value: "favourites",
    tabs: [
      { value: "chats", label: "Chats", icon: <MessageIcon />, count: 11, content: sentence("Chats.") },
      {
        value: "favourites",
        label: "Favourites",
        icon: <HeartIcon />,
        count: 1204,
        content: sentence("Characters that you have marked."),
      },
    ],
  },
};

/** One of the tabs cannot be selected. */
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: "chats", label: "Chats", content: sentence("Eleven chats.") },
      { value: "bin", label: "Bin", disabled: true, content: sentence("Deleted chats.") },
    ],
  },
};

/** More tabs than fit: they scroll. */
export const Many: Story = {
  args: {
    tabs: ["Open", "In review", "Published", "Rejected", "Removed", "Archived"].map((label) => ({
      value: label,
      label,
      content: sentence(label),
    })),
  },
};

/** Without `value` it holds the selected tab: presses, arrows, Home and End select. */
export const Uncontrolled: Story = {
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tablist", { name: "Your library" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Favourites" }));
    await expect(canvas.getByRole("tabpanel", { name: "Favourites" })).toHaveTextContent(/^Characters/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("favourites");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Bin" })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tabpanel", { name: "Chats" })).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

/** With `value` it changes only with its prop. */
export const Controlled: Story = {
  ...WithIconsAndCounts,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Chats 11" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("chats");
    await expect(canvas.getByRole("tab", { name: "Favourites 1,204" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

/** From right to left the left arrow selects the next one, and the element has no direction of its own. */
export const RightToLeft: Story = {
  ...interaction,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Favourites" })).toHaveFocus();
    await expect(canvasElement.querySelector("[data-frame] [dir]")).toBeNull();
  },
};
