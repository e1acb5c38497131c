import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterFormFixtures as forms, draftCharacter } from "./CharacterFormScreen.fixtures.ts";
import { shownButton, characterFormArgs } from "./CharacterFormArgs.fixtures.ts";
import { CharacterFormScreen } from "./CharacterFormScreen.tsx";
import type { CharacterFormScreenProps } from "./CharacterFormScreenProps.ts";

const meta = {
  title: "Screens/Character form",
  component: CharacterFormScreen,
  tags: ["screen", "!autodocs"],
  // The height of the header, under which the steps are sticky.
  decorators: [
    (Story) => (
      <main style={{ paddingBlockStart: "var(--mimi-size-header)" }}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: "fullscreen", ...interaction.parameters },
  args: characterFormArgs,
  render: (args) => <StatefulForm {...args} />,
} satisfies Meta<typeof CharacterFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tags are found by typing, and chosen by the arrow keys. */
export const ChoosingTags: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "Add: Tags" }));
    const field = form.getByRole("combobox", { name: "Find a tag" });
    await expect(field).toHaveFocus();
    // On a phone, with a bar at the bottom: every option can be pressed.
    const offered = within(form.getByRole("listbox", { name: "Find a tag" })).getAllByRole("option");
    await waitFor(() => expect(offered.map(isOnTop)).not.toContain(false));
    await userEvent.type(field, "o");
    await expect(
      within(form.getByRole("listbox", { name: "Find a tag" }))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Noir", "Comedy", "Science fiction", "Folklore", "History", "Tutor"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({
      tags: [...draftCharacter.tags, { id: 5, name: "Comedy" }],
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(form.getByRole("button", { name: "Add: Tags" })).toHaveFocus());
  },
};

/** After a reload a half-typed tag, content note and trigger word are there, without the focus and without an open list. */
export const HalfTypedWords: Story = {
  args: { tokenDrafts: { tags: "fol", warnings: "loss of", "keys/1": "lamp" }, onTokenDraftChange: fn() },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const tag = form.getByRole("combobox", { name: "Find a tag" });
    await expect(tag).toHaveValue("fol");
    await expect(tag).toHaveAttribute("aria-expanded", "false");
    await expect(document.body).toHaveFocus();
    await expect(form.getByRole("textbox", { name: "Trigger word" })).toHaveValue("lamp");
    const note = form.getByRole("textbox", { name: "Content note" });
    await expect(note).toHaveValue("loss of");
    await userEvent.type(note, " sight{Enter}");
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({
      warnings: [...draftCharacter.warnings, "loss of sight"],
    });
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith("warnings", "");
    await userEvent.click(tag);
    await expect(form.getByRole("option", { name: "Folklore" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onTokenDraftChange).toHaveBeenLastCalledWith("tags", "");
  },
};

/** Alternate greetings are reordered, and the new position is announced. */
export const ReorderingOpenings: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    const [first, second] = draftCharacter.alternateGreetings;
    await expect(form.getByRole("button", { name: "Move First message 2 up" })).toHaveAttribute(
      "aria-disabled",
    );
    await userEvent.click(form.getByRole("button", { name: "Move First message 3 up" }));
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({ alternateGreetings: [second, first] });
    await expect(form.getByText("Now First message 2 of 3")).toBeInTheDocument();
    await userEvent.click(form.getByRole("button", { name: "Add a first message" }));
    await expect(form.getAllByRole("textbox", { name: /^First message \d/ })).toHaveLength(3);
  },
};

/** A trigger word over its limit is neither cut nor lost: it is added once it is shorter. A family of emoji is one character. */
export const TriggerWordTooLong: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: /^The letter/ }));
    await expect(form.getByText("10 / 200")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Add: Trigger words" }));
    const field = form.getByRole("textbox", { name: "Trigger word" });
    await userEvent.click(field);
    await userEvent.paste("👨‍👩‍👧‍👦".repeat(202));
    await expect(field).toHaveAccessibleDescription("Too long. Shorten it by 2.");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(form.getByRole("textbox", { name: "Your note" }));
    await expect(field).toHaveValue("👨‍👩‍👧‍👦".repeat(202));
    await userEvent.clear(field);
    await userEvent.paste("👨‍👩‍👧‍👦".repeat(200));
    await expect(field).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(form.getByText("👨‍👩‍👧‍👦".repeat(200))).toBeInTheDocument();
  },
};

/** A lorebook entry expands in place. */
export const LoreOpen: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: /^The letter/ }));
    await userEvent.click(form.getByRole("checkbox", { name: "Always active" }));
    const [entry, other] = draftCharacter.book.entries;
    await expect(args.onFieldsChange).toHaveBeenLastCalledWith({
      book: { name: "Gannet Point", entries: [{ ...entry, constant: true }, other] },
    });
    await userEvent.click(form.getByRole("button", { name: "Add: Trigger words" }));
    await userEvent.type(form.getByRole("textbox", { name: "Trigger word" }), "stamp{Enter}{Escape}");
    await expect(form.getByText("stamp")).toBeVisible();
  },
};

/** A trigger word that is a regular expression of a kind that is not used is named below its list. */
// Rule: card-report-patterns
export const LoreUnusedPattern: Story = {
  args: { draft: { ...forms.draft.draft, unusedPatterns: ["envelope", "sea"] } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: /^The letter/ }));
    const words = within(form.getByRole("group", { name: "Trigger words" }));
    await expect(words.getByText(/^Not used: envelope\. /)).toBeVisible();
    const secondary = within(form.getByRole("group", { name: "Secondary trigger words" }));
    await expect(secondary.queryByText(/^Not used/)).toBeNull();
  },
};

/** A card dropped on the form is read. */
export const DroppingCard: Story = {
  args: forms.blank,
  play: async ({ args, canvasElement }) => {
    const card = new File(["{}"], "ines.json", { type: "application/json" });
    const form = within(canvasElement).getByRole("heading", { level: 1 });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(card);
    form.dispatchEvent(new DragEvent("dragenter", { bubbles: true, dataTransfer }));
    await expect(await within(canvasElement).findByText("Drop the card to import it")).toBeVisible();
    form.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.actions.onCardImport).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(within(canvasElement).queryByText("Drop the card to import it")).toBeNull());
  },
};

/** A draft can be tried in a chat: by a button on wide screens, and everywhere in the menu. */
export const TryingChat: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Try a chat" }));
    await expect(args.actions.onChatTry).toHaveBeenCalledOnce();
  },
};

/** The menu of rare actions. */
export const MoreOpen: Story = {
  args: forms.published,
  play: async ({ args, canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "More" });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Export as PNG card" }));
    await expect(args.actions.onCardExport).toHaveBeenCalledWith("png");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await expect(await screen.findByRole("menuitem", { name: "Export as PNG card" })).toBeVisible();
  },
};

/** Below 1200 px a button opens the preview. */
export const PreviewOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = shownButton(canvasElement, "Preview");
    if (button === undefined) {
      await expect(within(canvasElement).getByRole("region", { name: "Preview" })).toBeVisible();
      return;
    }
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
    await expect(dialog.getByText(/first boat in nine weeks, Marguerite/)).toBeVisible();
  },
};

/** The form with the fields that the test changes. */
function StatefulForm(args: CharacterFormScreenProps) {
  const [fields, setFields] = useState(args.draft.fields);
  return (
    <CharacterFormScreen
      {...args}
      draft={{ ...args.draft, fields }}
      onFieldsChange={(change) => {
        setFields((before) => ({ ...before, ...change }));
        args.onFieldsChange(change);
      }}
    />
  );
}

/** Whether the element is in the window and nothing covers its centre. */
function isOnTop(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
