import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "Components/LoadMore",
  component: LoadMore,
  args: { more: "available", onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is more, and the end of the list is near. */
export const More: Story = {};

/** Loading more. */
export const Loading: Story = { args: { more: "loading" } };

/** Loading failed; no further request is sent until the user retries. */
export const Failed: Story = { args: { more: "failed" } };

/** There is no more. */
export const End: Story = { args: { more: "none" } };
