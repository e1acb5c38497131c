import type { Meta, StoryObj } from "@storybook/react-vite";
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
