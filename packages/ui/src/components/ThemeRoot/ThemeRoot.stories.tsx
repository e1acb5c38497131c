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

/** Night inside a page of either kind. */
export const Dark: Story = { args: { theme: "dark" } };

/** Day inside a page of either kind. */
export const Light: Story = { args: { theme: "light" } };

/** As the page around it. */
export const Inherited: Story = {};

/** A language that is written from the right. */
export const RightToLeft: Story = { args: { direction: "rtl", lang: "he" } };
