import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./TakeDownScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Safety/TakeDownScreen",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent while empty: every missing part has its error, and the first one the focus. */
export const Incomplete: Story = {
  ...stories.Empty,
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
  ...stories.FromCharacter,
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
export const Sent: Story = {
  ...stories.Sent,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText("kT3v9QmZ0sLx81YbWc2RfA")).toBeVisible();
    await expect(page.getByRole("status")).toHaveTextContent("30 November 2026 at 17:05");
    await expect(page.getByRole("link", { name: "See its state" })).toHaveAttribute("href", "#report");
  },
};
