import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { actionHandlers } from "./actions/messageActions.fixtures.tsx";
import stateMeta, * as stories from "./Message.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Features/Chat/Message",
  tags: ["!autodocs"],
  parameters: interaction.parameters,
};

export default meta;
type Story = StoryObj<typeof meta>;

const [RED, INK] = ["rgb(194, 47, 17)", "rgb(38, 29, 35)"];
const colorOf = (element: Element) => getComputedStyle(element).color;

/** The model failed while streaming: the received text stays. It can be continued, or else regenerated. */
export const CharacterFailedTest: Story = {
  ...stories.CharacterFailed,
  play: async ({ canvas }) => {
    const retry = canvas.getByRole("button", { name: "Try again" });
    await expect([...(retry.parentElement?.children ?? [])].map(colorOf)).toEqual([RED, INK, INK]);
    await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Continue",
      "Try again",
    ]);
    await userEvent.click(retry);
    await expect(actionHandlers.onMessageRetry).toHaveBeenCalledTimes(1);
    await expect(actionHandlers.onMessageRetry).toHaveBeenCalledWith("c7");
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(actionHandlers.onMessageContinue).toHaveBeenCalledWith("c7");
  },
};

/** Another version failed: the reply stays, with the reason below it, until it is dismissed. */
export const CharacterVersionFailedTest: Story = {
  ...stories.CharacterVersionFailed,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The new version broke off. It did not count.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(actionHandlers.onMessageRetry).toHaveBeenCalledWith("c17");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(actionHandlers.onMessageDiscard).toHaveBeenCalledWith("c17");
  },
};

/** The model was not available: there is nothing to continue. */
export const CharacterFailedAtOnceTest: Story = {
  ...stories.CharacterFailedAtOnce,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Continue" })).toBeNull();
  },
};
