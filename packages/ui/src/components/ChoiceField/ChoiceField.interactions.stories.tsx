import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./ChoiceField.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/ChoiceField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A few short options side by side. */
export const Row: Story = {
  ...stories.Row,
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Colours" }));
    await userEvent.click(group.getByRole("radio", { name: "Light" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
  },
};

/** One option is selected; the arrow keys move from it. */
export const ListChosen: Story = {
  ...stories.ListChosen,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement);
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Spam" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(group.getByRole("radio", { name: "Stolen" })).toBeChecked();
  },
};

/** Many options: only the selected one shows its hint. */
export const HintOfTheChosen: Story = {
  ...stories.HintOfTheChosen,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Someone else made it/)).toBeVisible();
    await expect(within(canvasElement).getByText(/^Advertising/)).not.toBeVisible();
  },
};

/** A required choice is missing. */
export const Missing: Story = {
  ...stories.Missing,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please choose a reason");
  },
};
