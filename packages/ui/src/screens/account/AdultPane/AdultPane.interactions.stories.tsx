import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./AdultPane.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Account/AdultPane",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The default: hidden. */
export const Off: Story = {
  ...stories.Off,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(true);
  },
};

/** Shown with blurred covers. */
export const On: Story = {
  ...stories.On,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Blur their covers" }));
    await expect(args.onBlurChange).toHaveBeenCalledWith(false);
    await userEvent.click(within(canvasElement).getByRole("switch", { name: "Show adult characters" }));
    await expect(args.onAdultChange).toHaveBeenCalledWith(false);
  },
};

/** A change is being saved. */
export const Pending: Story = {
  ...stories.Pending,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("switch", { name: "Blur their covers" })).toBeDisabled();
  },
};

/** A visitor. */
export const Visitor: Story = {
  ...stories.Visitor,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Log in" }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

/** Where an age check is needed. */
export const NeedsVerification: Story = {
  ...stories.NeedsVerification,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Check my age" }));
    await expect(args.onAgeVerify).toHaveBeenCalledOnce();
  },
};

/** Where adult content is not available. */
export const Unavailable: Story = {
  ...stories.Unavailable,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
