import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  parameters: { layout: "fullscreen" },
  args: {
    text: "Your place in this chat is kept.",
    trigger: (props) => <Button {...props}>Leave</Button>,
    defaultOpen: true,
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 64, display: "flex", justifyContent: "center" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above its control. */
export const Above: Story = {};

/** Below its control, with a sentence of two lines. */
export const Below: Story = {
  args: {
    side: "bottom",
    text: "Deleted chats stay in the bin for 30 days, and can be restored from there.",
  },
};
