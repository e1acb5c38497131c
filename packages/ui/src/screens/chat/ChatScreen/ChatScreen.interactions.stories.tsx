import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./ChatScreen.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Screens/Chat",
  tags: ["screen", "phone", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a story. */
export const Ready: Story = {
  ...stories.Ready,
  play: async ({ canvas, canvasElement }) => {
    // The parts that load later are there, too.
    await canvas.findByRole("button", { name: "This chat" });
    await waitFor(async () => expect(canvas.getAllByRole("button", { name: "More" }).at(-1)).toBeVisible());
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(220);
  },
};

/** The reply failed; Try again regenerates it. */
export const ReplyFailed: Story = {
  ...stories.ReplyFailed,
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole("button", { name: "Try again" });
    // A row is hidden until its height is measured.
    await waitFor(() => expect(retry).toBeVisible());
  },
};

/** With a finger, the tools of the last message are below its own buttons, without a fill. */
export const NotSent: Story = {
  ...stories.NotSent,
  globals: { pointer: "touch" },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    const more = (await canvas.findAllByRole("button", { name: "More" })).at(-1);
    await waitFor(() => expect(more).toBeVisible());
    const space = (more?.getBoundingClientRect().top ?? 0) - retry.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(4);
    const around = more?.closest("[data-end]");
    await expect(around).toHaveStyle({ backgroundColor: "rgba(0, 0, 0, 0)", boxShadow: "none" });
  },
};

/** Toasts are shown above the composer, also when the draft is long. */
export const WithToast: Story = {
  ...stories.WithToast,
  play: async ({ canvas }) => {
    const composer = canvas.getByRole("textbox", { name: "Write to Odile" }).parentElement;
    const top = () => composer?.getBoundingClientRect().top ?? 0;
    const toast = () => canvas.getByText("The chat with Odile was deleted.").getBoundingClientRect();
    await waitFor(() => expect(toast().bottom).toBeLessThan(top()));
    await expect(toast().top).toBeGreaterThan(0);
  },
};
