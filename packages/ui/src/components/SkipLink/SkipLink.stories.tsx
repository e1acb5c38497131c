import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

const focusLink = (element: HTMLElement | null) => element?.querySelector("a")?.focus();

/** With the focus; otherwise it is hidden. */
export const Focused: Story = {
  decorators: [
    (Story) => (
      <div ref={focusLink}>
        <Story />
      </div>
    ),
  ],
};

/** The first press of Tab shows it; Enter moves the focus to the content. */
export const FocusedTest: Story = {
  ...interaction,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#content");
  },
};
