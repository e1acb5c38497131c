import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FeedTabs } from "../../packages/ui/src/features/character/FeedTabs/FeedTabs.tsx";
import { TagFilter } from "../../packages/ui/src/features/character/TagFilter/TagFilter.tsx";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { extremeTexts } from "./extremeTexts.ts";

const tags = Array.from({ length: 10_000 }, (_, place) => ({ id: place, name: `Tag ${place}` }));

const meta = {
  title: "Edge cases/Tags",
  component: TagFilter,
  args: { tags },
  // axe would check ten thousand equal buttons; two hundred are checked elsewhere.
  parameters: { a11y: { test: "off" } },
} satisfies Meta<typeof TagFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand tags: the list scrolls. */
export const TenThousand: Story = {};

/** The bar of the home page with ten thousand tags: it scrolls sideways, the page does not. */
export const InTheBar: Story = {
  render: () => (
    <FeedTabs feeds={["forYou", "new"]} feed="forYou" tags={tags} onFeedChange={fn()} onTagSelect={fn()} />
  ),
};

/** A tag of four thousand letters among others, and one right to left. */
export const Absurd: Story = {
  args: {
    tags: [
      extremeTexts.unbroken,
      extremeTexts.wordy,
      extremeTexts.rightToLeft,
      extremeTexts.marks,
      "Noir",
    ].map((name, id) => ({
      id,
      name,
    })),
  },
};

/** No tags. */
export const None: Story = { args: { tags: [] } };

/** One of ten thousand tags is found by its name. */
export const TenThousandTest: Story = {
  ...TenThousand,
  ...interaction,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "Tag 9999");
    await expect(canvas.getByRole("button", { name: /Tag 9999/ })).toBeVisible();
  },
};
