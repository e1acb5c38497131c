import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./CharacterRail.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/CharacterRail",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** As many as a wide screen shows. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Similar characters" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  },
};

/** More than fit: the row scrolls, and a link leads to all. */
export const Many: Story = {
  ...stories.Many,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** One is blurred by the user's settings. */
export const WithAdult: Story = {
  ...stories.WithAdult,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show adult character" }));
    await expect(args.onAdultShow).toHaveBeenCalledWith("adult-1");
  },
};

/** Empty, without a message: nothing is rendered. */
export const Empty: Story = {
  ...stories.Empty,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** Loading failed. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledOnce();
  },
};
