import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta from "./ChatPrint.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/ChatPrint",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `preview` it is beside the page, is not seen on the screen, and prints in light colours in the dark theme too. */
export const OnPaper: Story = {
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
