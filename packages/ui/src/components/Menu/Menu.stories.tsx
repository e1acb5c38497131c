import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import { GemIcon } from "../Icon/GemIcon.generated.ts";
import { SignOutIcon } from "../Icon/SignOutIcon.generated.ts";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { Menu } from "./Menu.tsx";

const onAccount = fn();

const meta = {
  title: "Components/Menu",
  component: Menu,
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onAccount.mockClear();
  },
  args: {
    label: "Account menu",
    trigger: (props) => (
      <Button {...props} iconAfter={<ChevronDownIcon size={16} />}>
        Margueri…
      </Button>
    ),
    entries: [
      { kind: "action", label: "Account", icon: <UserIcon />, onSelect: onAccount },
      { kind: "link", label: "Plans", icon: <GemIcon />, href: "/plans" },
      { kind: "separator" },
      { kind: "action", label: "Sign Out", icon: <SignOutIcon />, tone: "bad", onSelect: fn() },
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

const body = () => within(document.body);

/** Closed; its code is not loaded yet. */
export const Closed: Story = {};

/** Open. */
export const Open: Story = {
  play: async () => {
    await userEvent.click(body().getByRole("button", { name: "Margueri…" }));
    await expect(await body().findByRole("menu", { name: "Account menu" })).toBeVisible();
    await expect(body().getAllByRole("menuitem")).toHaveLength(3);
    const landmark = body().getByRole("region", { name: "Account menu" });
    await expect(within(landmark).getByRole("menu")).toBeVisible();
  },
};

/** A second press on the button closes it. */
export const ClosedByItsButton: Story = {
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
