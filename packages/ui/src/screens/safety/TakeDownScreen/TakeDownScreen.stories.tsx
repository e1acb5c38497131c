import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inMainLayout } from "../../../features/shell/MainLayout/storyPage.fixtures.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** Sent while empty: every missing part has its error, and the first one the focus. */
export const Incomplete: Story = {
  ...Empty,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Send request" }));
    for (const error of [
      "Please say where the image is",
      "Please sign with your full name",
      "Please enter your e-mail address",
      "Please confirm the statement",
    ])
      await expect(form.getByText(error)).toBeVisible();
    await expect(form.getByRole("textbox", { name: /Where is the image/ })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Complete: sent without spaces around the texts. */
export const Complete: Story = {
  ...FromCharacter,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole("textbox", { name: /Which image/ }), "The person on the left.");
    await userEvent.type(form.getByRole("textbox", { name: /Signature/ }), " Ada Example ");
    await userEvent.type(form.getByRole("textbox", { name: /E-mail/ }), "ada@example.org, b@c.d");
    await userEvent.click(form.getByRole("checkbox", { name: /good faith/ }));
    await userEvent.click(form.getByRole("button", { name: "Send request" }));
    await expect(form.getByText("Please enter one e-mail address")).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(form.getByRole("textbox", { name: /E-mail/ }));
    await userEvent.type(form.getByRole("textbox", { name: /E-mail/ }), "ada@example.org");
    await userEvent.click(form.getByRole("button", { name: "Send request" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      place: "https://mimi.example/character/corvin/detail",
      text: "The person on the left.",
      signature: "Ada Example",
      email: "ada@example.org",
    });
  },
};

/** Sent: the number and a link to its state. */
export const SentTest: Story = {
  ...Sent,
  ...interaction,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("kT3v9QmZ0sLx81YbWc2RfA")).toBeVisible();
    await expect(page.getByRole("status")).toHaveTextContent("30 November 2026 at 17:05");
    await expect(page.getByRole("link", { name: "See its state" })).toHaveAttribute("href", "#report");
  },
};
