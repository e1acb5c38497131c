import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { dataPaneFixtures as panes } from "./DataPane.fixtures.ts";
import { DataPane } from "./DataPane.tsx";

const meta = {
  title: "Features/Account/DataPane",
  component: DataPane,
  args: { ...panes.idle, onExport: fn(), onSignOut: fn() },
  argTypes: { dataExport: namedStatesOf(panes, "dataExport") },
} satisfies Meta<typeof DataPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No export was requested. */
export const Idle: Story = {};

/** The export is being prepared. */
export const Preparing: Story = { args: panes.preparing };

/** The export can be downloaded. */
export const Ready: Story = { args: panes.ready };

/** The export failed. */
export const Failed: Story = { args: panes.failed };

/** Signing out everywhere needs confirmation; Escape cancels and returns the focus. */
export const SignOutEverywhere: Story = { parameters: { layout: "fullscreen" } };

/** Signing out everywhere. */
export const SigningOut: Story = { args: panes.signingOut };

/** Signing out failed, with a clear error message. */
export const SignOutFailed: Story = { args: panes.signOutFailed };
