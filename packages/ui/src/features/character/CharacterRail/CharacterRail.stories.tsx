import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { characterRailFixtures as rails } from "./CharacterRail.fixtures.ts";
import { CharacterRail } from "./CharacterRail.tsx";

const meta = {
  title: "Features/Character/CharacterRail",
  component: CharacterRail,
  parameters: { layout: "fullscreen" },
  args: { title: "Similar characters", rail: rails.ready, onAdultShow: fn() },
  argTypes: { rail: namedStates(rails) },
  decorators: [
    (Story) => (
      <main style={{ padding: "24px var(--mimi-size-gutter)", overflowX: "clip" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CharacterRail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As many as a wide screen shows. */
export const Ready: Story = {};

/** More than fit: the row scrolls, and a link leads to all. */
export const Many: Story = { args: { rail: rails.many, allHref: "#all", allLabel: "All of them" } };

/** Two. */
export const Few: Story = { args: { rail: rails.few } };

/** One is blurred by the user's settings. */
export const WithAdult: Story = { args: { rail: rails.withAdult } };

/** The user's own characters, with their visibility. */
export const Mine: Story = { args: { title: "Yours", rail: rails.mine } };

/** Empty, with a message. */
export const EmptyWithMessage: Story = {
  args: { title: "Yours", rail: rails.none, empty: <p>What you write stands here.</p> },
};

/** Empty, without a message: nothing is rendered. */
export const Empty: Story = { args: { rail: rails.none } };

/** Loading. */
export const Loading: Story = { args: { rail: rails.loading } };

/** Loading failed. */
export const Failed: Story = { args: { rail: { kind: "failed", onRetry: fn() } } };

/** As many as a wide screen shows. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Similar characters" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(6);
  },
};

/** More than fit: the row scrolls, and a link leads to all. */
export const ManyTest: Story = {
  ...Many,
  ...interaction,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list");
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** One is blurred by the user's settings. */
export const WithAdultTest: Story = {
  ...WithAdult,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show adult character" }));
    await expect(args.onAdultShow).toHaveBeenCalledWith("adult-1");
  },
};

/** Empty, without a message: nothing is rendered. */
export const EmptyTest: Story = {
  ...Empty,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};

/** Loading failed. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.rail.kind === "failed" && args.rail.onRetry).toHaveBeenCalledOnce();
  },
};
