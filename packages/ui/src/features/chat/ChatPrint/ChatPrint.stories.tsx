import type { Meta, StoryObj } from "@storybook/react-vite";
import { chatPrintFixtures } from "./ChatPrint.fixtures.ts";
import { ChatPrint } from "./ChatPrint.tsx";

const meta = {
  title: "Features/Chat/ChatPrint",
  component: ChatPrint,
  args: chatPrintFixtures.whole,
} satisfies Meta<typeof ChatPrint>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole chat, on paper or in a PDF. */
export const Whole: Story = {};

/** The user has chosen a name. */
export const Named: Story = { args: chatPrintFixtures.named };

/** Printed by the menu of the browser before all messages were loaded: a line says how to print the rest. */
export const Partial: Story = { args: chatPrintFixtures.partial };
