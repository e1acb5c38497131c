import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LinkProvider } from "./LinkContext.ts";
import { Link } from "./Link.tsx";
import stateMeta, * as stories from "./Link.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Link",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** An external link, in a new tab. */
export const External: Story = {
  ...stories.External,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Terms" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** A router renders the links inside its provider, and receives every URL. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider value={({ href, children }) => <a href={`#${href}`}>{children}</a>}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "I forgot my password" });
    await expect(link).toHaveAttribute("href", "#/forgot");
  },
};
