import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Components/SkipLink",
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav aria-label="Before the page">
          <a href="#elsewhere">Something that stands before the page</a>
        </nav>
        <main id="content" tabIndex={-1}>
          The page
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press of Tab shows it; Enter moves the focus to the content. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#content");
  },
};

/** Hidden until it has the focus. */
export const Unfocused: Story = {};
