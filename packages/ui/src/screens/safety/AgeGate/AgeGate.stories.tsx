import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
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
    onAgeVerify: fn(),
    onOpenChange: fn(),
  },
  argTypes: { view: namedStatesOf(ageGateFixtures, "view") },
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The question. Yes and no have the same size and look; no has the focus. */
export const Ask: Story = {};

/** Saving the answer: the other one is disabled. */
export const Accepting: Story = { args: ageGateFixtures.accepting };

/** Saving failed; nothing has changed. */
export const AcceptFailed: Story = { args: ageGateFixtures.acceptFailed };

/** The user declared to be under age. Nothing persuades them to change it. */
export const Declined: Story = { args: ageGateFixtures.declined };

/** Where an age check is needed. The first service that needs no face is chosen. */
export const NeedsVerification: Story = { args: ageGateFixtures.needsVerification };

/** With one service there is nothing to choose. */
export const OneVerifier: Story = { args: ageGateFixtures.oneVerifier };

/** Every service needs a face: none is chosen. */
export const OnlyFaces: Story = { args: ageGateFixtures.onlyFaces };

/** The whole service is for adults: nothing closes the question. */
export const Service: Story = { args: { adultsOnly: "service" } };

/** The user declared to be under age, and cannot use the service. */
export const ServiceDeclined: Story = {
  args: {
    ...ageGateFixtures.declined,
    adultsOnly: "service",
    onSafetyOpen: fn(),
    onAnswerChange: fn(),
  },
};

/** The service's page is opening. */
export const Verifying: Story = { args: ageGateFixtures.verifying };

/** The service did not answer. */
export const VerifyFailed: Story = { args: ageGateFixtures.verifyFailed };

/** The service confirmed the age. */
export const Verified: Story = { args: ageGateFixtures.verified };

/** Where adult content is not available. */
export const Unavailable: Story = { args: ageGateFixtures.unavailable };

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** The question. Yes and no have the same size and look; no has the focus. */
export const AskTest: Story = {
  ...Ask,
  ...interaction,
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
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Saving the answer: the other one is disabled. */
export const AcceptingTest: Story = {
  ...Accepting,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Are you 18 or older?");
    await userEvent.click(modal.getByRole("button", { name: "I am under 18" }));
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

/** Saving failed; nothing has changed. */
export const AcceptFailedTest: Story = {
  ...AcceptFailed,
  ...interaction,
  play: async () => {
    const modal = await dialog("Are you 18 or older?");
    await expect(modal.getByRole("alert")).toHaveTextContent("Your answer was not kept. Try again.");
  },
};

/** The user declared to be under age. Nothing persuades them to change it. */
export const DeclinedTest: Story = {
  ...Declined,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Adult characters stay hidden.");
    await userEvent.click(modal.getByRole("button", { name: "Continue" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Where an age check is needed. The first service that needs no face is chosen, and the user can choose another one. */
// Rule: age-verifier-choice
export const NeedsVerificationTest: Story = {
  ...NeedsVerification,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Age check required");
    await expect(modal.getByRole("radio", { name: "Ageproof" })).toBeChecked();
    await expect(modal.getByRole("radio", { name: "Lookwise" })).toHaveAccessibleDescription(
      "Asks for a photo of your face.",
    );
    const verify = modal.getByRole("button", { name: "Check my age" });
    const decline = modal.getByRole("button", { name: "Keep hidden" });
    await expect(verify.offsetWidth).toBe(decline.offsetWidth);
    await userEvent.click(verify);
    await expect(args.onAgeVerify).toHaveBeenLastCalledWith("ageproof");
    await userEvent.click(modal.getByText("Bankyes"));
    await userEvent.click(verify);
    await expect(args.onAgeVerify).toHaveBeenLastCalledWith("bankyes");
    await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

/** With one service there is nothing to choose. */
export const OneVerifierTest: Story = {
  ...OneVerifier,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Age check required");
    const service = modal.getByText(/Asks for a payment card or an ID document\.$/);
    await expect(service.closest("p")).toHaveTextContent(
      "Ageproof. Asks for a payment card or an ID document.",
    );
    await expect(modal.queryByRole("radio")).toBeNull();
    await userEvent.click(modal.getByRole("button", { name: "Check my age" }));
    await expect(args.onAgeVerify).toHaveBeenLastCalledWith("ageproof");
  },
};

/** Every service needs a face: none is chosen, and the check begins only after a choice. */
// Rule: age-verifier-choice
export const OnlyFacesTest: Story = {
  ...OnlyFaces,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Age check required");
    for (const radio of modal.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    const verify = modal.getByRole("button", { name: "Check my age" });
    await userEvent.click(verify);
    await expect(args.onAgeVerify).not.toHaveBeenCalled();
    await expect(modal.getByText("Please choose a service")).toBeVisible();
    await userEvent.click(modal.getByText("Seen"));
    await expect(modal.queryByText("Please choose a service")).toBeNull();
    await userEvent.click(verify);
    await expect(args.onAgeVerify).toHaveBeenLastCalledWith("seen");
  },
};

/** The whole service is for adults: nothing closes the question. */
export const ServiceTest: Story = {
  ...Service,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Are you 18 or older?");
    await expect(modal.queryByRole("button", { name: "Close" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(modal.getByRole("button", { name: "I am 18 or older" }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** The user declared to be under age, and cannot use the service. */
export const ServiceDeclinedTest: Story = {
  ...ServiceDeclined,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("For adults only");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(modal.getByRole("button", { name: "Safety and help" }));
    await expect(args.onSafetyOpen).toHaveBeenCalledOnce();
    await userEvent.click(modal.getByRole("button", { name: "Answer again" }));
    await expect(args.onAnswerChange).toHaveBeenCalledOnce();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
