import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
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

/** There is more, and the end of the list is near. */
export const MoreTest: Story = {
  ...More,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show more" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** The next page was added, and its end is near too, before the browser rendered a frame. */
export const MoreAgain: Story = {
  ...More,
  ...interaction,
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
  ...interaction,
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
export const LoadingTest: Story = {
  ...Loading,
  ...interaction,
  play: async ({ args }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Loading failed; no further request is sent until the user retries. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};
