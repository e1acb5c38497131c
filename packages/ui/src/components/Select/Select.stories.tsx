import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { Select } from "./Select.tsx";
import type { SelectOption } from "./Select.tsx";

const languages: readonly SelectOption<string>[] = [
  { value: "de", label: "German" },
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
  { value: "it", label: "Italian" },
  { value: "ja", label: "Japanese" },
  { value: "pt", label: "Portuguese" },
];

const meta = {
  title: "Components/Select",
  component: Select,
  args: { label: "Language", options: languages, value: "en", onValueChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An option is chosen. */
export const Chosen: Story = {};

/** Before the first choice. */
export const Unanswered: Story = { args: { value: null, hint: "Replies are written in it." } };

/** A required choice is missing. */
export const Missing: Story = {
  args: { value: null, required: true, error: "Choose the language of the character." },
};

/** Disabled; its hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: "Log in to change this." } };

/** The label of the chosen option is longer than the control. */
export const LongLabel: Story = {
  args: {
    options: [{ value: "long", label: "Portuguese as it is spoken on the islands of the North Atlantic" }],
    value: "long",
  },
};

const tests = { ...interaction, beforeEach: () => void onSend.mockClear() };

const onSend = fn();

const body = () => within(document.body);
const control = () => body().getByRole("combobox", { name: "Language", hidden: true });

/** Without `value` it holds the value. By keyboard: the arrow opens, typing finds, Enter chooses, the focus returns. */
export const ByKeyboard: Story = {
  ...tests,
  args: { value: undefined, defaultValue: "en" },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(control()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await body().findByRole("listbox");
    await waitFor(() => expect(body().getByRole("option", { name: "English" })).toHaveFocus());
    await userEvent.keyboard("jap");
    await waitFor(() => expect(body().getByRole("option", { name: "Japanese" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body().queryByRole("listbox")).toBeNull());
    await expect(control()).toHaveTextContent("Japanese");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("ja");
    await waitFor(() => expect(control()).toHaveFocus());
  },
};

/** With `value` it changes only with its prop. Escape closes the list. */
export const Controlled: Story = {
  ...tests,
  args: { onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(control());
    await userEvent.click(await body().findByRole("option", { name: "French" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("fr");
    await expect(control()).toHaveTextContent("English");
    await userEvent.click(control());
    await body().findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("listbox")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The list is inside the theme's container, and has the direction of the page. */
export const RightToLeft: Story = {
  ...tests,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await userEvent.click(control());
    const list = await body().findByRole("listbox");
    await expect(canvasElement).toContainElement(list);
    await expect(getComputedStyle(list).direction).toBe("rtl");
    await expect(control()).not.toHaveAttribute("dir");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("listbox")).toBeNull());
  },
};

/** A list that is open at first has the direction of the page too. */
export const OpenFromRightToLeft: Story = {
  ...tests,
  globals: { direction: "rtl" },
  args: { defaultOpen: true },
  play: async () => {
    const list = await body().findByRole("listbox");
    await expect(getComputedStyle(list).direction).toBe("rtl");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("listbox")).toBeNull());
  },
};

/** In a dialog, the list is above the dialog and can be used, and Escape closes the list only. */
export const InDialog: Story = {
  ...tests,
  args: { value: undefined },
  render: (args) => (
    <Modal open title="Settings" onOpenChange={onSend}>
      <Select {...args} />
    </Modal>
  ),
  play: async ({ args }) => {
    const dialog = await body().findByRole("dialog", { name: "Settings" });
    await userEvent.click(within(dialog).getByRole("combobox"));
    await userEvent.click(await body().findByRole("option", { name: "Spanish" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("es");
    await userEvent.click(within(dialog).getByRole("combobox"));
    await body().findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body().queryByRole("listbox")).toBeNull());
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** The error is tied to the control. */
export const MissingTest: Story = {
  ...tests,
  args: { value: null, required: true, error: "Choose the language of the character." },
  play: async () => {
    await expect(control()).toBeInvalid();
    await expect(control()).toHaveAccessibleDescription("Choose the language of the character.");
    await expect(control()).toHaveTextContent("Choose one");
  },
};

/** A form is sent with its value. */
export const InForm: Story = {
  ...tests,
  args: { name: "language", value: undefined, defaultValue: "it" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get("language"));
      }}
    >
      <Select {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));
    await expect(onSend).toHaveBeenCalledWith("it");
  },
};
