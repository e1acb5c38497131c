import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wordmark } from "./Wordmark.tsx";

const meta = {
  title: "Components/Wordmark",
  component: Wordmark,
  parameters: { layout: "centered" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the header. */
export const Header: Story = {};

/** As the title of a dialog. */
export const Title: Story = { args: { size: "title" } };
