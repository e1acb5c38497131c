import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./CardImportReport.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Character/CardImportReport",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field was imported. */
export const Complete: Story = {
  ...stories.Complete,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Ines Calloway" }));
    await expect(dialog.getByText("First message: taken over")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Use this card" }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
};

/** Some fields are too long to be published, and some were left out. */
export const Flawed: Story = {
  ...stories.Flawed,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("Definition: 21,480 of 16,000")).toBeVisible();
    await expect(dialog.getByText("This replaces what is in the form now.")).toBeVisible();
  },
};

/** A part of the lorebook and of the placeholders is used. */
export const Repaired: Story = {
  ...stories.Repaired,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Maren Holt" }));
    await expect(dialog.getByText("Regular expressions of the lorebook: 12 of 14")).toBeVisible();
    await expect(dialog.getByText("{{getvar::mood}}")).toBeVisible();
    await expect(dialog.getByText("Character note: taken over")).toBeVisible();
    await expect(dialog.getByText("Who made it: taken over")).toBeVisible();
  },
};

/** One press chooses a tag that is like one of the card, or takes it back. */
export const LikelyTags: Story = {
  ...stories.LikelyTags,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Orrery Nine" }));
    await expect(dialog.getByRole("button", { name: "Science fiction", pressed: true })).toBeVisible();
    await expect(dialog.getByText("sci-fi")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Adventure", pressed: false }));
    await expect(args.onTagChange).toHaveBeenCalledTimes(1);
    await expect(args.onTagChange).toHaveBeenCalledWith(9);
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

/** The file contains no character. */
export const NoCard: Story = {
  ...stories.NoCard,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "This card cannot be read" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("There is no character in this file.");
    await userEvent.upload(
      document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]") as HTMLInputElement,
      new File(["{}"], "pell.json", { type: "application/json" }),
    );
    await expect(args.onFileSelect).toHaveBeenCalledTimes(1);
  },
};
