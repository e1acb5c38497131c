import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { hiddenPaneFixtures as panes } from "./HiddenPane.fixtures.ts";
import { HiddenPane } from "./HiddenPane.tsx";

const meta = {
  title: "Features/Account/HiddenPane",
  component: HiddenPane,
  args: { content: panes.some, onUnhide: fn() },
  argTypes: { content: namedStates(panes) },
} satisfies Meta<typeof HiddenPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden tags, a character and creators, each with a button to show it again. */
export const Some: Story = {};

/** Only one kind. */
export const OnlyTags: Story = { args: { content: panes.onlyTags } };

/** Two hundred tags, an endless name, and a right-to-left name. */
export const Many: Story = { args: { content: panes.many } };

/** Nothing is hidden: explains how to hide. */
export const None: Story = { args: { content: panes.none } };

/** Loading. */
export const Loading: Story = { args: { content: panes.loading } };

/** Loading failed. */
export const Failed: Story = { args: { content: { kind: "failed", onRetry: fn() } } };

/** Hidden tags, a character and creators, each with a button to show it again. */
export const SomeTest: Story = {
  ...Some,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const pane = within(canvasElement);
    await userEvent.click(pane.getByRole("button", { name: "Show again: Gothic" }));
    await expect(args.onUnhide).toHaveBeenCalledWith("tags", "Gothic");
    await userEvent.click(pane.getByRole("button", { name: "Show again: halfmoon" }));
    await expect(args.onUnhide).toHaveBeenCalledWith("creators", "halfmoon");
  },
};

/** Loading failed. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.content.kind === "failed" && args.content.onRetry).toHaveBeenCalledOnce();
  },
};
