import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { hideMenuFixtures as menus } from "./HideMenu.fixtures.ts";
import { HideMenu } from "./HideMenu.tsx";

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
