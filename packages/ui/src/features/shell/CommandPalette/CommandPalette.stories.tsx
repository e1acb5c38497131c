import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { commandPaletteFixtures } from "./CommandPalette.fixtures.ts";
import { CommandPalette } from "./CommandPalette.tsx";

const meta = {
  title: "Features/Shell/CommandPalette",
  component: CommandPalette,
  args: {
    ...commandPaletteFixtures.empty,
    open: true,
    onOpenChange: fn(),
    onQueryChange: fn(),
    onResultSelect: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Just opened: the latest chats, the main places, and actions. Enter chooses the first without an arrow. */
export const Empty: Story = {};

/** While the user types: what the text finds. A press chooses too. */
export const Found: Story = { args: commandPaletteFixtures.found };

/** Characters are still loading; what is there can be chosen. */
export const Searching: Story = { args: commandPaletteFixtures.searching };

/** Nothing has this name. */
export const None: Story = { args: commandPaletteFixtures.none };

/** Forty, one endless and one right to left: the list scrolls to the active one. */
export const Many: Story = { args: commandPaletteFixtures.many };

const palette = async () => within(await screen.findByRole("dialog", { name: "Search and actions" }));

/** Just opened: the latest chats, the main places, and actions. Enter chooses the first without an arrow. */
export const EmptyTest: Story = {
  ...Empty,
  ...interaction,
  play: async ({ args }) => {
    const field = (await palette()).getByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onResultSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "k1" }),
      "chats",
    );
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onResultSelect).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "Home" }),
      "places",
    );
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** On a tablet with a keyboard the field is focused too, unlike the fields of other dialogs. */
export const OnTouch: Story = {
  ...Empty,
  ...interaction,
  globals: { pointer: "touch" },
  play: async () => {
    const field = (await palette()).getByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** While the user types: what the text finds. A press chooses too. */
export const FoundTest: Story = {
  ...Found,
  ...interaction,
  play: async ({ args }) => {
    const dialog = await palette();
    await userEvent.click(dialog.getByRole("option", { name: /Odile Marchetti/ }));
    await expect(args.onResultSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: "odile" }),
      "characters",
    );
    await userEvent.type(dialog.getByRole("combobox"), "d");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("od");
  },
};

/** Nothing has this name. */
export const NoneTest: Story = {
  ...None,
  ...interaction,
  play: async ({ args }) => {
    await expect((await palette()).getByText("Nothing found")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onResultSelect).not.toHaveBeenCalled();
  },
};

/** Forty, one endless and one right to left: the list scrolls to the active one. */
export const ManyTest: Story = {
  ...Many,
  ...interaction,
  play: async () => {
    const dialog = await palette();
    await waitFor(() => expect(dialog.getByRole("combobox")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    const last = dialog.getByRole("option", { name: "Character 40" });
    await expect(last).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};
