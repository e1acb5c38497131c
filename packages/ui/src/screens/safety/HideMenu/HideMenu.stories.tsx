import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../components/Button/Button.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import { translate } from "../../../components/ThemeRoot/Copy.ts";
import { ThemeRoot } from "../../../components/ThemeRoot/ThemeRoot.tsx";
import { Toasts } from "../../../components/Toasts/Toasts.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import type { HideMenuProps, Hideable } from "./HideMenu.tsx";
import { hideMenuCopy } from "./HideMenu.copy.ts";
import { hideMenuFixtures as menus } from "./HideMenu.fixtures.ts";
import { hiddenMessage, HideMenu, useHideEntries } from "./HideMenu.tsx";

const meta = {
  title: "Features/Safety/HideMenu",
  component: HideMenu,
  parameters: { layout: "fullscreen" },
  args: { targets: menus.page, onHide: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On a character's page: the character, its creator, or one of its tags. */
export const Open: Story = { args: { defaultOpen: true } };

/** Long names: the menu stays inside the window. */
export const LongNames: Story = { args: { targets: menus.longNames, defaultOpen: true } };

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  return within(await screen.findByRole("menu", { name: "Hide" }));
};

/** On a character's page: the character, its creator, or one of its tags. */
export const OpenTest: Story = {
  ...interaction,
  play: async () => {
    const menu = await open();
    await expect(menu.getAllByRole("menuitem")).toHaveLength(3);
    await userEvent.click(menu.getByRole("menuitem", { name: "Hide by tag" }));
    const tags = within(await screen.findByRole("menu", { name: "Hide by tag" }));
    await expect(tags.getAllByRole("menuitem")).toHaveLength(3);
  },
};

/** Chosen by keyboard: hidden at once, and the focus returns to the button. */
export const ByKeyboard: Story = {
  ...interaction,
  play: async ({ args }) => {
    const button = screen.getByRole("button", { name: "Hide" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onHide).toHaveBeenCalledWith(menus.page[1]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Long names: the menu stays inside the window. */
export const LongNamesTest: Story = {
  ...interaction,
  args: { targets: menus.longNames },
  play: async () => {
    await open();
    const { right } = screen.getByRole("menu").getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Hiding can be undone. */
export const WithUndo: Story = {
  ...interaction,
  render: (args) => <Undoable {...args} />,
  play: async () => {
    const menu = await open();
    await userEvent.click(menu.getByRole("menuitem", { name: "Hide everything by @halfmoon" }));
    await expect(await screen.findByText("Everything by @halfmoon is hidden.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(screen.queryByText("Everything by @halfmoon is hidden.")).toBeNull();
    await userEvent.click((await open()).getByRole("menuitem", { name: "Hide this character" }));
    await expect(await screen.findByText("Corvin Ashe is hidden.")).toBeVisible();
  },
};

function Undoable({ targets }: HideMenuProps) {
  const [hidden, setHidden] = useState<Hideable>();
  const show = () => {
    setHidden(undefined);
  };
  return (
    <>
      <HideMenu targets={targets} onHide={setHidden} />
      <Toasts
        onToastClose={show}
        toasts={
          hidden === undefined
            ? []
            : [{ id: "hidden", kind: "info", message: hiddenMessage(hidden), action: { onClick: show } }]
        }
      />
    </>
  );
}

const german = [
  translate(hideMenuCopy, { character: "Diese Figur ausblenden", tags: "Nach Tag ausblenden" }),
];

function MoreMenu({ targets, onHide }: HideMenuProps) {
  const entries = useHideEntries(targets, onHide);
  return <Menu label="Mehr" entries={entries} trigger={(props) => <Button {...props}>Mehr</Button>} />;
}

/** Its entries in a menu of the page have the texts of the page. */
export const EntriesInGerman: Story = {
  ...interaction,
  render: (args) => (
    <ThemeRoot lang="de" copy={german}>
      <MoreMenu {...args} />
    </ThemeRoot>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Mehr" }));
    const menu = within(await screen.findByRole("menu", { name: "Mehr" }));
    await expect(menu.getByRole("menuitem", { name: "Diese Figur ausblenden" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Nach Tag ausblenden" })).toBeVisible();
  },
};
