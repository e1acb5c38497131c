import type { Meta, StoryObj } from "@storybook/react-vite";
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
