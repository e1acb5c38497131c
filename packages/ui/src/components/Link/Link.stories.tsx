import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

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
