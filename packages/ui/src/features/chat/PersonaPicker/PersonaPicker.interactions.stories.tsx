import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { personaDrafts, personas } from "./PersonaPicker.fixtures.ts";
import stateMeta, * as stories from "./PersonaPicker.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/PersonaPicker",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Personas to choose from; deleting one asks for confirmation. */
export const List: Story = {
  ...stories.List,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "You (Ada)" }));
    await expect(args.onPersonaSelect).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(screen.getByRole("radio", { name: "The night porter" }));
    await expect(args.onPersonaSelect).toHaveBeenLastCalledWith("p2");
    await userEvent.click(screen.getByRole("button", { name: "Edit Marguerite" }));
    await expect(args.onDraftChange).toHaveBeenCalledWith(personas[0]);
  },
};

/** The confirmation names the consequence. */
export const Deleting: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete Marguerite" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/continue without it/)).toBeVisible();
    await expect(args.onPersonaDelete).not.toHaveBeenCalled();
  },
};

/** New persona; without a name it is not saved. */
export const Blank: Story = {
  ...stories.Blank,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(args.onPersonaSave).not.toHaveBeenCalled();
    await expect(screen.getByText("Give it a name.")).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /Name/ })).toHaveFocus();
  },
};

/** With input. */
export const FilledIn: Story = {
  ...stories.FilledIn,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(args.onPersonaSave).toHaveBeenCalledWith(personaDrafts.filledIn);
  },
};
