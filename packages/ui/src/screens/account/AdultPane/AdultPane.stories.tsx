import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** The default: hidden. */
export const OffTest: Story = {
  ...Off,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(true);
  },
};

/** Shown with blurred covers. */
export const OnTest: Story = {
  ...On,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Blur their covers" }));
    await expect(args.onBlurChange).toHaveBeenCalledWith(false);
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(false);
  },
};

/** A change is being saved. */
export const PendingTest: Story = {
  ...Pending,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch", { name: "Blur their covers" })).toBeDisabled();
  },
};

/** A visitor. */
export const VisitorTest: Story = {
  ...Visitor,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Where an age check is needed. */
export const NeedsVerificationTest: Story = {
  ...NeedsVerification,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Check my age" }));
    await expect(args.onAgeVerify).toHaveBeenCalledOnce();
  },
};

/** Where adult content is not available. */
export const UnavailableTest: Story = {
  ...Unavailable,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
