import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ageGateFixtures } from "./AgeGate.fixtures.ts";
import { AgeGate } from "./AgeGate.tsx";

const meta = {
  title: "Features/Safety/AgeGate",
  component: AgeGate,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...ageGateFixtures.ask,
    open: true,
    onAccept: fn(),
    onDecline: fn(),
    onVerify: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** Adult content was asked for. Yes and no have the same size and the same look; no has the focus. */
export const Ask: Story = {
  play: async ({ args }) => {
    const modal = await dialog("Are you 18 or older?");
    const yes = modal.getByRole("button", { name: "I am 18 or older" });
    const no = modal.getByRole("button", { name: "I am under 18" });
    await expect(no).toHaveFocus();
    await expect(no.className).toBe(yes.className);
    await expect([no.offsetWidth, no.offsetHeight]).toEqual([yes.offsetWidth, yes.offsetHeight]);
    await userEvent.click(yes);
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(no);
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The answer is being kept: the other one cannot be given meanwhile. */
export const Accepting: Story = {
  args: ageGateFixtures.accepting,
  play: async ({ args }) => {
    const modal = await dialog("Are you 18 or older?");
    await userEvent.click(modal.getByRole("button", { name: "I am under 18" }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

/** The answer could not be kept; nothing has changed. */
export const AcceptFailed: Story = {
  args: ageGateFixtures.acceptFailed,
  play: async () => {
    const modal = await dialog("Are you 18 or older?");
    await expect(modal.getByRole("alert")).toHaveTextContent("Your answer was not kept. Try again.");
  },
};

/** The user is not an adult. Nothing pushes them to think again. */
export const Declined: Story = {
  args: ageGateFixtures.declined,
  play: async ({ args }) => {
    const modal = await dialog("Adult characters stay hidden.");
    await userEvent.click(modal.getByRole("button", { name: "Go on" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Where a statement is not enough by law. */
export const NeedsVerification: Story = {
  args: ageGateFixtures.needsVerification,
  play: async ({ args }) => {
    const modal = await dialog("Your age has to be checked");
    await expect(modal.getByText(/Ageproof tells us yes or no/)).toBeVisible();
    const verify = modal.getByRole("button", { name: "Check my age" });
    const decline = modal.getByRole("button", { name: "Keep hidden" });
    await expect(verify.offsetWidth).toBe(decline.offsetWidth);
    await userEvent.click(verify);
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

/** The service's own pages are on their way. */
export const Verifying: Story = { args: ageGateFixtures.verifying };

/** The service did not answer. */
export const VerifyFailed: Story = { args: ageGateFixtures.verifyFailed };

/** The service said yes. */
export const Verified: Story = { args: ageGateFixtures.verified };

/** Where it cannot be had at all. */
export const Unavailable: Story = { args: ageGateFixtures.unavailable };

/** Nothing shows. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
