import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
