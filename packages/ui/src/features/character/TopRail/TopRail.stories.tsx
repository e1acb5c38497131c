import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { topRailFixtures as rails } from "./TopRail.fixtures.ts";
import { TopRail } from "./TopRail.tsx";

const meta = {
  title: "Features/Character/TopRail",
  component: TopRail,
  args: { rail: rails.ready },
  argTypes: { rail: namedStates(rails) },
  decorators: [
    (Story) => (
      <main style={{ paddingInline: "var(--mimi-size-gutter)" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TopRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten ranks; the row scrolls. */
export const Ready: Story = {};

/** Few characters. */
export const Few: Story = { args: { rail: rails.few } };

/** Characters without covers. */
export const WithoutCovers: Story = { args: { rail: rails.withoutCovers } };

/** Loading. */
export const Loading: Story = { args: { rail: rails.loading } };

/** The ranks failed to load; the rest of the page is shown. */
export const Failed: Story = { args: { rail: { kind: "failed", onRetry: fn() } } };

/** Ten ranks; the row scrolls. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(10);
  },
};

/** No visits yet: nothing is rendered. */
export const Empty: Story = {
  ...interaction,
  args: { rail: rails.empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** The ranks failed to load; the rest of the page is shown. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledTimes(1);
  },
};
