import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import { GemIcon } from "../Icon/GemIcon.generated.ts";
import { SignOutIcon } from "../Icon/SignOutIcon.generated.ts";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { Menu } from "./Menu.tsx";
import type { MenuEntry } from "./Menu.tsx";

const meta = {
  title: "Components/Menu",
  component: Menu,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Account menu",
    trigger: (props) => (
      <Button {...props} iconAfter={<ChevronDownIcon size={16} />}>
        Margueri…
      </Button>
    ),
    entries: [
      { kind: "action", label: "Account", icon: <UserIcon />, onSelect: fn() },
      { kind: "link", label: "Plans", icon: <GemIcon />, href: "/plans" },
      { kind: "separator" },
      { kind: "action", label: "Sign Out", icon: <SignOutIcon />, tone: "danger", onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, display: "flex", justifyContent: "center" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open. */
export const Open: Story = { args: { defaultOpen: true } };

/** A submenu opens beside its line by arrow or press, and its actions by Enter; the focus returns to the button. */
export const WithSubmenu: Story = {
  args: {
    defaultOpen: true,
    entries: [
      { kind: "action", label: "Account", icon: <UserIcon />, onSelect: fn() },
      {
        kind: "submenu",
        label: "Hide by tag",
        icon: <GemIcon />,
        entries: ["Gothic", "Noir"].map((label) => ({ kind: "action", label, onSelect: fn() })),
      },
    ],
  },
};

const tests = { ...interaction, beforeEach: () => void onAccount.mockClear() };

const onAccount = fn();

const body = () => within(document.body);

/** Open. */
export const OpenTest: Story = {
  ...tests,
  play: async () => {
    await userEvent.click(body().getByRole("button", { name: "Margueri…" }));
    await expect(await body().findByRole("menu", { name: "Account menu" })).toBeVisible();
    await expect(body().getAllByRole("menuitem")).toHaveLength(3);
    const landmark = body().getByRole("region", { name: "Account menu" });
    await expect(within(landmark).getByRole("menu")).toBeVisible();
  },
};

/** A submenu opens beside its line by arrow or press, and its actions by Enter; the focus returns to the button. */
export const WithSubmenuTest: Story = {
  ...tests,
  args: {
    entries: [
      { kind: "action", label: "Account", onSelect: fn() },
      {
        kind: "submenu",
        label: "Hide by tag",
        icon: <GemIcon />,
        entries: ["Gothic", "Noir"].map((label) => ({ kind: "action", label, onSelect: onAccount })),
      },
    ],
  },
  play: async () => {
    const button = body().getByRole("button", { name: "Margueri…" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await body().findByRole("menu", { name: "Account menu" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    await expect(await body().findByRole("menu", { name: "Hide by tag" })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(body().queryByRole("menu", { name: "Hide by tag" })).toBeNull());
    await userEvent.keyboard("{ArrowRight}");
    await body().findByRole("menuitem", { name: "Noir" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onAccount).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const onValueChange = fn();

/** One of two options is chosen. Another one is chosen by keyboard, and the focus returns to the button. */
export const WithChoice: Story = {
  ...tests,
  args: {
    entries: [
      { kind: "action", label: "Account", icon: <GemIcon />, onSelect: fn() },
      { kind: "separator" },
      {
        kind: "choice",
        label: "Replies in",
        options: [
          { value: "de", label: "Deutsch", lang: "de", badge: "the character's" },
          { value: "en", label: "English", lang: "en", badge: "yours" },
        ],
        value: "de",
        onValueChange,
      },
    ],
  },
  play: async () => {
    onValueChange.mockClear();
    const button = body().getByRole("button", { name: "Margueri…" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const choice = within(await body().findByRole("group", { name: "Replies in" }));
    await expect(choice.getByRole("menuitemradio", { name: "Deutsch the character's" })).toBeChecked();
    await expect(choice.getByRole("menuitemradio", { name: "English yours" })).not.toBeChecked();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect(onValueChange).toHaveBeenCalledWith("en");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A second press on the button closes it. */
export const ClosedByItsButton: Story = {
  ...tests,
  play: async () => {
    const button = body().getByRole("button", { name: "Margueri…" });
    await userEvent.click(button);
    await body().findByRole("menu");
    await userEvent.click(button);
    await waitFor(() => expect(body().queryByRole("menu")).toBeNull());
    await expect(body().queryByRole("region")).toBeNull();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

/** An item is chosen by keyboard; the focus returns to the button. */
export const ChosenByKeyboard: Story = {
  ...tests,
  args: {
    entries: [
      { kind: "action", label: "Account", onSelect: onAccount },
      { kind: "action", label: "Plans", onSelect: fn() },
    ],
  },
  play: async () => {
    const button = body().getByRole("button", { name: "Margueri…" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await body().findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(body().queryByRole("menu")).toBeNull());
    await expect(onAccount).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const onFind = fn(() => document.activeElement?.textContent);

/** An action runs while the button has the focus, so what it opens can take the focus, and return it to the button. */
export const FocusedBeforeTheAction: Story = {
  ...tests,
  args: { entries: [{ kind: "action", label: "Find", onSelect: onFind }] },
  play: async () => {
    await userEvent.click(body().getByRole("button", { name: "Margueri…" }));
    await userEvent.click(await body().findByRole("menuitem", { name: "Find" }));
    await expect(onFind).toHaveReturnedWith("Margueri…");
    await waitFor(() => expect(body().queryByRole("menu")).toBeNull());
    await expect(body().getByRole("button", { name: "Margueri…" })).toHaveFocus();
  },
};

/** An entry that appears before the focused one, while the menu is open, leaves the focus where it is. */
export const EntryAppears: Story = {
  ...tests,
  render: function EntryAppears(args) {
    const [isSaved, setIsSaved] = useState(false);
    const saved: MenuEntry[] = isSaved ? [{ kind: "link", label: "View page", href: "/page" }] : [];
    return (
      <>
        <Menu {...args} entries={[...saved, ...args.entries]} />
        <Button onClick={() => setIsSaved(true)}>Save</Button>
      </>
    );
  },
  play: async () => {
    await userEvent.click(body().getByRole("button", { name: "Margueri…" }));
    const [first] = await body().findAllByRole("menuitem");
    first?.focus();
    // Not by a press, which would close the menu.
    body().getByRole("button", { name: "Save", hidden: true }).click();
    await expect(await body().findByRole("menuitem", { name: "View page" })).toBeVisible();
    await expect(first).toHaveFocus();
  },
};
