import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { cardImportFixtures as views } from "./CardImportReport.fixtures.ts";
import { CardImportReport } from "./CardImportReport.tsx";

const meta = {
  title: "Features/Character/CardImportReport",
  component: CardImportReport,
  tags: ["screen"],
  args: { open: true, view: views.complete, onUse: fn(), onClose: fn(), onFile: fn() },
} satisfies Meta<typeof CardImportReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field was imported. */
export const Complete: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Ines Calloway" }));
    await expect(dialog.getByText("First message")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Use this card" }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
};

/** Reading the file. */
export const Reading: Story = { args: { view: views.reading } };

/** Some fields are too long to be published, and some were left out. */
export const Flawed: Story = {
  args: { view: views.flawed, replaces: true },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("Definition: 21,480 of 16,000")).toBeVisible();
    await expect(dialog.getByText("It replaces the current content of the form.")).toBeVisible();
  },
};

/** A V1 card: no image, and few fields. */
export const Plain: Story = { args: { view: views.plain } };

/** An endless name and many fields. */
export const Stress: Story = { args: { view: views.stress } };

/** The file contains no character. */
export const NoCard: Story = {
  args: { view: views.refused },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "This card cannot be read" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("There is no character in this file.");
    await userEvent.upload(
      document.querySelector<HTMLInputElement>("[role=dialog] input[type=file]") as HTMLInputElement,
      new File(["{}"], "pell.json", { type: "application/json" }),
    );
    await expect(args.onFile).toHaveBeenCalledTimes(1);
  },
};

/** A hostile archive is rejected. */
export const Bomb: Story = { args: { view: views.bomb } };
