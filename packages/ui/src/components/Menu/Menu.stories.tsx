import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ChevronDownIcon } from "../Icon/ChevronDownIcon.generated.ts";
import { GemIcon } from "../Icon/GemIcon.generated.ts";
import { SignOutIcon } from "../Icon/SignOutIcon.generated.ts";
import { UserIcon } from "../Icon/UserIcon.generated.ts";
import { Menu } from "./Menu.tsx";

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
