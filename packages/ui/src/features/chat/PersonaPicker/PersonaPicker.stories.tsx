import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { personaDrafts, personaLists } from "./PersonaPicker.fixtures.ts";
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
