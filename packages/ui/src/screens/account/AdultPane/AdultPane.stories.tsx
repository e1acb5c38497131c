import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { adultPaneFixtures as panes } from "./AdultPane.fixtures.ts";
import { AdultPane } from "./AdultPane.tsx";

const meta = {
  title: "Features/Account/AdultPane",
  component: AdultPane,
  args: { ...panes.off, onAdultChange: fn(), onBlurChange: fn(), onAgeVerify: fn(), onLogin: fn() },
  argTypes: { adult: namedStatesOf(panes, "adult") },
} satisfies Meta<typeof AdultPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The default: hidden. */
export const Off: Story = {};

/** Shown with blurred covers. */
export const On: Story = { args: panes.on };

/** Shown without blur. */
export const NotBlurred: Story = { args: panes.notBlurred };

/** A change is being saved. */
export const Pending: Story = { args: panes.pending };

/** Saving failed; nothing has changed. */
export const Failed: Story = { args: panes.failed };

/** A visitor. */
export const Visitor: Story = { args: panes.visitor };

/** The user declared to be under age. */
export const Declined: Story = { args: panes.declined };

/** Where an age check is needed. */
export const NeedsVerification: Story = { args: panes.needsVerification };

/** Where adult content is not available. */
export const Unavailable: Story = { args: panes.unavailable };
