import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** Without `preview` it is beside the page, is not seen on the screen, and prints in light colours in the dark theme too. */
export const OnPaper: Story = {
  ...interaction,
  args: { preview: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { hidden: true, level: 1 })).toBeNull();
    const name = within(document.body).getByRole("heading", {
      hidden: true,
      level: 1,
      name: "Odile Marchetti",
    });
    const sheet = name.closest("article");
    await expect(sheet?.parentElement).toBe(document.body);
    await expect(sheet).not.toBeVisible();
    await expect(sheet).toHaveAttribute("data-theme", "light");
  },
};
