import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { adultPaneFixtures as panes } from "./AdultPane.fixtures.ts";
import { AdultPane } from "./AdultPane.tsx";

const meta = {
  title: "Features/Account/AdultPane",
  component: AdultPane,
  args: { ...panes.off, onShowChange: fn(), onBlurChange: fn(), onVerify: fn(), onLogin: fn() },
} satisfies Meta<typeof AdultPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The default: hidden. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onShowChange).toHaveBeenCalledWith(true);
  },
};

/** Shown with blurred covers. */
export const On: Story = {
  args: panes.on,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Blur their covers" }));
    await expect(args.onBlurChange).toHaveBeenCalledWith(false);
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onShowChange).toHaveBeenCalledWith(false);
  },
};

/** Shown without blur. */
export const NotBlurred: Story = { args: panes.notBlurred };

/** A change is being saved. */
export const Pending: Story = {
  args: panes.pending,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch", { name: "Blur their covers" })).toBeDisabled();
  },
};

/** Saving failed; nothing has changed. */
export const Failed: Story = { args: panes.failed };

/** A visitor. */
export const Visitor: Story = {
  args: panes.visitor,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** The user declared to be under age. */
export const Declined: Story = { args: panes.declined };

/** Where the law requires an age check. */
export const NeedsVerification: Story = {
  args: panes.needsVerification,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Check my age" }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** Where adult content is not available. */
export const Unavailable: Story = {
  args: panes.unavailable,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
