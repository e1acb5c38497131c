import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { HiddenCount } from "./HiddenCount.tsx";

const meta = {
  title: "Features/Character/HiddenCount",
  component: HiddenCount,
  parameters: { layout: "centered" },
  args: { count: 3, onReveal: fn() },
} satisfies Meta<typeof HiddenCount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden by the user's filters, and can be shown. */
export const Revealable: Story = {};

/** Adult characters, because adult content is off. */
export const Adult: Story = { args: { adult: 3 } };

/** One adult character. */
export const OneAdult: Story = { args: { count: 1, adult: 1 } };

/** Adult characters, and others by the user's filters. */
export const AdultAndOthers: Story = { args: { adult: 2 } };

/** Hidden, and cannot be shown. */
export const NotRevealable: Story = { args: { onReveal: undefined } };

/** Very many. */
export const Many: Story = { args: { count: 12_345 } };

/** Hidden by the user's filters, and can be shown. */
export const RevealableTest: Story = {
  ...Revealable,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

/** Adult characters, because adult content is off. */
// Rule: home-counts-adult-apart
export const AdultTest: Story = {
  ...Adult,
  ...interaction,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", {
      name: "3 adult characters hidden. Show them",
    });
    await expect(button).toHaveTextContent("3 adult characters hidden");
  },
};

/** One adult character. */
export const OneAdultTest: Story = {
  ...OneAdult,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 adult character hidden")).toBeVisible();
  },
};

/** Adult characters, and others by the user's filters. */
// Rule: home-counts-adult-apart
export const AdultAndOthersTest: Story = {
  ...AdultAndOthers,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleName(
      "3 hidden (2 adult, 1 by your filters). Show them",
    );
  },
};

/** Hidden, and cannot be shown. */
export const NotRevealableTest: Story = {
  ...NotRevealable,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
