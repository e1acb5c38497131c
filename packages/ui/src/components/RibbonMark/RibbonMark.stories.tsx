import type { Meta, StoryObj } from "@storybook/react-vite";
import { RibbonMark } from "./RibbonMark.tsx";

const meta = {
  title: "Components/RibbonMark",
  component: RibbonMark,
  parameters: { layout: "centered" },
} satisfies Meta<typeof RibbonMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the name. */
export const Logo: Story = {
  render: (args) => (
    <span style={{ fontSize: 25 }}>
      <RibbonMark {...args} />
    </span>
  ),
};

/** On the cover of the chat to continue. */
export const Corner: Story = { args: { variant: "corner" } };

/** After the last word of a streaming text. */
export const Caret: Story = {
  args: { variant: "caret" },
  render: (args) => (
    <p>
      <span>which nights it does not stop</span>
      <RibbonMark {...args} />
    </p>
  ),
};
