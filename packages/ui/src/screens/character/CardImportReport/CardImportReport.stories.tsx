import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { cardImportFixtures as views } from "./CardImportReport.fixtures.ts";
import { CardImportReport } from "./CardImportReport.tsx";

const meta = {
  title: "Features/Character/CardImportReport",
  component: CardImportReport,
  tags: ["screen"],
  args: { open: true, view: views.complete, onUse: fn(), onOpenChange: fn(), onFileSelect: fn() },
  argTypes: { view: namedStates(views) },
} satisfies Meta<typeof CardImportReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field was imported. */
export const Complete: Story = {};

/** Reading the file. */
export const Reading: Story = { args: { view: views.reading } };

/** Some fields are too long to be published, and some were left out. */
export const Flawed: Story = { args: { view: views.flawed, replaces: true } };

/** A V1 card: no image, and few fields. */
export const Plain: Story = { args: { view: views.plain } };

/** An endless name and many fields. */
export const ExtremeTexts: Story = { args: { view: views.extremeTexts } };

/** The file was repaired, and only a part of two fields is used. */
export const Repaired: Story = { args: { view: views.repaired } };

/** The card has tags that do not exist here: those that are like them can be chosen. */
export const LikelyTags: Story = { args: { view: views.likelyTags, onTagChange: fn() } };

/** The file is a lorebook without a character. */
export const Lorebook: Story = { args: { view: views.lorebook, onLorebookImport: fn() } };

/** The file contains no character. */
export const NoCard: Story = { args: { view: views.refused } };

/** A hostile archive is rejected. */
export const Bomb: Story = { args: { view: views.bomb } };

/** Every field was imported. */
export const CompleteTest: Story = {
  ...Complete,
  ...interaction,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Ines Calloway" }));
    await expect(dialog.getByText("First message: taken over")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Use this card" }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
};

/** Some fields are too long to be published, and some were left out. */
export const FlawedTest: Story = {
  ...Flawed,
  ...interaction,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("Definition: 21,480 of 16,000")).toBeVisible();
    await expect(dialog.getByText("This replaces what is in the form now.")).toBeVisible();
  },
};

/** A part of the lorebook and of the placeholders is used. */
export const RepairedTest: Story = {
  ...Repaired,
  ...interaction,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Maren Holt" }));
    await expect(dialog.getByText("Regular expressions of the lorebook: 12 of 14")).toBeVisible();
    await expect(dialog.getByText("{{getvar::mood}}")).toBeVisible();
    await expect(dialog.getByText("Character note: taken over")).toBeVisible();
    await expect(dialog.getByText("Who made it: taken over")).toBeVisible();
  },
};

/** One press chooses a tag that is like one of the card, or takes it back. */
export const LikelyTagsTest: Story = {
  ...LikelyTags,
  ...interaction,
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
export const NoCardTest: Story = {
  ...NoCard,
  ...interaction,
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
