import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { personaDrafts, personaLists, personas } from "./PersonaPicker.fixtures.ts";
import { PersonaPicker } from "./PersonaPicker.tsx";

const meta = {
  title: "Features/Chat/PersonaPicker",
  component: PersonaPicker,
  parameters: { layout: "fullscreen" },
  args: {
    maxLengths: { name: 40, description: 728 },
    open: true,
    onOpenChange: fn(),
    list: personaLists.ready,
    ownName: "Ada",
    currentId: "p1",
    onPersonaSelect: fn(),
    onDraftChange: fn(),
    onPersonaSave: fn(),
    onPersonaDelete: fn(),
  },
  argTypes: { list: namedStates(personaLists), draft: namedStates(personaDrafts) },
} satisfies Meta<typeof PersonaPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Personas to choose from; deleting one asks for confirmation. */
export const List: Story = {};

/** No persona is selected. */
export const NoPersona: Story = { args: { currentId: undefined } };

/** No personas yet. */
export const None: Story = { args: { currentId: undefined, list: personaLists.none } };

/** No personas yet, and the user has not chosen a name. */
export const Unnamed: Story = {
  args: { ownName: undefined, currentId: undefined, list: personaLists.none },
};

/** Loading. */
export const Loading: Story = { args: { list: personaLists.loading } };

/** Loading failed. */
export const Failed: Story = { args: { list: personaLists.failed } };

/** New persona; without a name it is not saved. */
export const Blank: Story = { args: { draft: personaDrafts.blank } };

/** With input. */
export const FilledIn: Story = { args: { draft: personaDrafts.filledIn } };

/** Editing a persona. */
export const Changing: Story = { args: { draft: personaDrafts.changing } };

/** Saving. */
export const Saving: Story = { args: { draft: personaDrafts.saving } };

/** Saving failed. */
export const SaveFailed: Story = { args: { draft: personaDrafts.failed } };

/** Personas to choose from; deleting one asks for confirmation. */
export const ListTest: Story = {
  ...List,
  ...interaction,
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
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete Marguerite" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/continue without it/)).toBeVisible();
    await expect(args.onPersonaDelete).not.toHaveBeenCalled();
  },
};

/** New persona; without a name it is not saved. */
export const BlankTest: Story = {
  ...Blank,
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(args.onPersonaSave).not.toHaveBeenCalled();
    await expect(screen.getByText("Give it a name.")).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /Name/ })).toHaveFocus();
  },
};

/** With input. */
export const FilledInTest: Story = {
  ...FilledIn,
  ...interaction,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await expect(args.onPersonaSave).toHaveBeenCalledWith(personaDrafts.filledIn);
  },
};
