import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";
import stateMeta, * as stories from "./LoadMore.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/LoadMore",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** There is more, and the end of the list is near. */
export const More: Story = {
  ...stories.More,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show more" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** The next page was added, and its end is near too, before the browser rendered a frame. */
export const MoreAgain: Story = {
  ...stories.More,
  render: function MoreAgain(args) {
    const [pages, setPages] = useState(1);
    const add = () => {
      args.onLoadMore?.();
      setPages(2);
    };
    return <LoadMore {...args} data-pages={pages} onLoadMore={pages === 1 ? add : args.onLoadMore} />;
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(2));
  },
};

/** There is more, and only the button loads it. */
export const ByButton: Story = {
  args: { more: "available", auto: false },
  play: async ({ args, canvasElement }) => {
    await new Promise((resolve) => {
      const observer = new IntersectionObserver(resolve);
      observer.observe(within(canvasElement).getByRole("button", { name: "Show more" }));
    });
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show more" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

/** Loading more. */
export const Loading: Story = {
  ...stories.Loading,
  play: async ({ args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Loading failed; no further request is sent until the user retries. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
