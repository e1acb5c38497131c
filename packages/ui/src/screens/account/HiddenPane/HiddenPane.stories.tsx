import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
