import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Field } from "./Field.tsx";

const meta = {
  title: "Components/Field",
  component: Field,
  args: { label: "Email", type: "email", value: "", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 356 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Empty: Story = {};

/** Filled in. */
export const Filled: Story = { args: { value: "margueritte@example.com" } };

/** Invalid; the error is tied to the field and announced when it appears. */
export const Wrong: Story = { args: { value: "margueritte", error: "Invalid email address" } };

/** A password that the user revealed. */
export const Password: Story = {
  args: { label: "Password", type: "password", value: "matchbook", autoComplete: "current-password" },
};

/** A counter for a short limit. */
export const Counted: Story = {
  args: { label: "Name", value: "Ines Calloway", maxLength: 60, hint: "As it stands on the cover." },
};

/** Over the limit: shown by number and colour; the text is never cut. */
export const OverLimit: Story = {
  args: { label: "Short name", value: "Ines Calloway of the Nine Lights", maxLength: 16 },
};

/** Disabled while the form is being sent. */
export const Disabled: Story = { args: { value: "margueritte@example.com", disabled: true } };

/** Empty. */
export const EmptyTest: Story = {
  ...Empty,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Email" }), "me");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("me");
    await userEvent.clear(within(canvasElement).getByRole("textbox", { name: "Email" }));
  },
};

/** Alone, without an owner of the text. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { value: undefined, defaultValue: "me" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "@mimi.test");
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("me@mimi.test");
  },
};

/** A search field with text has one button inside its border that empties it, and keeps the focus. */
export const SearchCleared: Story = {
  ...interaction,
  args: { label: "Search all chats", type: "search", value: undefined, defaultValue: "lamp" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Search all chats" });
    const clear = canvas.getByRole("button", { name: "Clear" });
    const [inside, around] = [clear, field.parentElement ?? field].map((each) =>
      each.getBoundingClientRect(),
    );
    await expect(inside?.top).toBeGreaterThanOrEqual(around?.top ?? Infinity);
    await expect(inside?.bottom).toBeLessThanOrEqual(around?.bottom ?? 0);
    await userEvent.click(clear);
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear" })).toBeNull();
  },
};

/** In a page from right to left: a placeholder follows the page, and what is typed has the direction of its script. */
export const OtherDirection: Story = {
  ...interaction,
  args: { label: "Name", type: "text", value: undefined, placeholder: "!أهلا" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(getComputedStyle(field).direction).toBe("rtl");
    await userEvent.type(field, "Odile!");
    await expect(getComputedStyle(field).direction).toBe("ltr");
    await userEvent.clear(field);
    await userEvent.type(field, "أوديل");
    await expect(getComputedStyle(field).direction).toBe("rtl");
  },
};

/** Invalid; the error is tied to the field and announced when it appears. */
export const WrongTest: Story = {
  ...Wrong,
  ...interaction,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Invalid email address");
  },
};

/** A password that the user revealed. */
export const PasswordTest: Story = {
  ...Password,
  ...interaction,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
  },
};
