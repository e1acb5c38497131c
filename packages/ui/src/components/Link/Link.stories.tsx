import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Link } from "./Link.tsx";
import { LinkProvider } from "./LinkContext.ts";

const meta = {
  title: "Components/Link",
  component: Link,
  parameters: { layout: "centered" },
  args: { href: "/forgot", children: "I forgot my password" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text. */
export const Underlined: Story = {};

/** In a list of links, where underlines would be too much. */
export const Quiet: Story = { args: { variant: "quiet", href: "/chats", children: "All chats" } };

/** An external link, in a new tab. */
export const External: Story = {
  args: { external: true, href: "https://example.com/terms", children: "Terms" },
};

/** A link to the current page. */
export const Current: Story = {
  args: { variant: "quiet", "aria-current": "page", href: "/", children: "Home" },
};

/** An external link, in a new tab. */
export const ExternalTest: Story = {
  ...External,
  ...interaction,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Terms" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** A router renders the links inside its provider, and receives every URL. */
export const ThroughARouter: Story = {
  ...interaction,
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
