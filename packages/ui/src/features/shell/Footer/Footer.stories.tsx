import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { footerFixtures } from "./Footer.fixtures.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Features/Shell/Footer",
  component: Footer,
  args: footerFixtures.links,
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the end of home and of the static pages. */
export const Links: Story = {};

/** At the end of home and of the static pages. */
export const LinksTest: Story = {
  ...Links,
  ...interaction,
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
