import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { takeDownScreenFixtures as requests } from "./TakeDownScreen.fixtures.ts";
import { TakeDownScreen } from "./TakeDownScreen.tsx";

const meta = {
  title: "Screens/TakeDown",
  component: TakeDownScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: { ...requests.empty, onSend: fn() },
  argTypes: { state: namedStatesOf(requests, "state") },
  decorators: [inMainLayout({ footer: true })],
} satisfies Meta<typeof TakeDownScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is entered. */
export const Empty: Story = {};

/** From the report of a character: the place is known. */
export const FromCharacter: Story = { args: requests.fromCharacter };

/** Sending: disabled. */
export const Pending: Story = { args: requests.pending };

/** Sending failed; the input is kept. */
export const Failed: Story = { args: requests.failed };

/** There is no image at the place. */
export const UnknownPlace: Story = { args: requests.unknownPlace };

/** Sent, with its number and the time for the decision. */
export const Sent: Story = { args: requests.sent };
