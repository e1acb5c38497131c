import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { feedTabsFixtures as bars } from "./FeedTabs.fixtures.ts";
import { FeedTabs } from "./FeedTabs.tsx";

const meta = {
  title: "Features/Character/FeedTabs",
  component: FeedTabs,
  args: { ...bars.user, onFeedChange: fn(), onTagSelect: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: "var(--mimi-size-header) var(--mimi-size-gutter) 160px" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof FeedTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user: three feeds. */
export const SignedIn: Story = {};

/** A visitor: no favourites. */
export const SignedOut: Story = { args: { ...bars.visitor } };

/** A selected tag applies to all feeds; pressing it again, or All, deselects it. */
export const TagChosen: Story = { args: { ...bars.tagChosen } };

/** The user's filters hide characters, which can be shown. */
export const HiddenByFilters: Story = { args: { hiddenCount: 3, onHiddenReveal: fn(), onFiltersOpen: fn() } };

/** The user's filters hide characters, which cannot be shown. */
export const HiddenNotRevealable: Story = { args: { hiddenCount: 3 } };

/** While the tags load, or after they failed. */
export const WithoutTags: Story = { args: { ...bars.withoutTags } };
