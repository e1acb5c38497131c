import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import stateMeta, * as stories from "./Footer.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/Footer",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of home and of the static pages. */
export const Links: Story = {
  ...stories.Links,
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole("contentinfo"));
    const links = footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toEqual([
      ["Terms", "#term"],
      ["Privacy", "#policy"],
      ["Safety", "#safety"],
      ["Contact", "#contact"],
    ]);
  },
};
