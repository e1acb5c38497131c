import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { ThemeRoot } from "./ThemeRoot.tsx";

const meta = {
  title: "Components/ThemeRoot",
  component: ThemeRoot,
  args: {
    children: (
      <div style={{ padding: 24, display: "flex", gap: 12, alignItems: "center" }}>
        <Button variant="primary">Continue</Button>
        <Button>New chat</Button>
        <Chip label="Mystery" />
      </div>
    ),
  },
} satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dark inside a page of either theme. */
export const Dark: Story = { args: { theme: "dark" } };

/** Light inside a page of either theme. */
export const Light: Story = { args: { theme: "light" } };

/** The theme of the page. */
export const Inherited: Story = {};

/** Right to left. */
export const RightToLeft: Story = { args: { direction: "rtl", lang: "he" } };
