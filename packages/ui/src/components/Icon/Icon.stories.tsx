import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { ArrowLeftIcon } from "./ArrowLeftIcon.generated.ts";
import { CloseIcon } from "./CloseIcon.generated.ts";
import { HeartIcon } from "./HeartIcon.generated.ts";
import type { Icon } from "./Icon.tsx";

const files = import.meta.glob<Record<string, Icon>>("./*.generated.ts", { eager: true });
const icons = Object.values(files).flatMap((file) => Object.entries(file));

const meta = {
  title: "Components/Icon",
  component: HeartIcon,
} satisfies Meta<typeof HeartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text: decorative, in the colour of the text and hidden from screen readers. */
export const Decoration: Story = {};

/** Alone: it has an accessible name. */
export const Named: Story = { args: { label: "Favourite" } };

/** Filled, as a set reaction is. */
export const Filled: Story = { args: { filled: true, size: 22 } };

/** All icons. To add one, add a line to `scripts/icons.ts`. */
export const All: Story = {
  render: () => (
    <ul
      role="list"
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
        gap: "var(--mimi-space-16)",
      }}
    >
      {icons.map(([name, OneIcon]) => (
        <li key={name} style={{ display: "grid", justifyItems: "center", gap: "var(--mimi-space-8)" }}>
          <OneIcon size={22} />
          <span style={{ fontSize: "var(--mimi-text-meta)" }}>{name.replace(/Icon$/, "")}</span>
        </li>
      ))}
    </ul>
  ),
};

/** Beside text: decorative, in the colour of the text and hidden from screen readers. */
export const DecorationTest: Story = {
  ...Decoration,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** Alone: it has an accessible name. */
export const NamedTest: Story = {
  ...Named,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Favourite" })).toBeVisible();
  },
};

/** In a page from right to left: an arrow to a side points along the text, unless it means left in every language. */
export const Mirrored: Story = {
  ...interaction,
  render: () => (
    <div dir="rtl">
      <ArrowLeftIcon label="Back" />
      <ArrowLeftIcon label="To the left" directed={false} />
      <CloseIcon label="Close" />
    </div>
  ),
  play: async ({ canvas }) => {
    const turned = (name: string) => getComputedStyle(canvas.getByRole("img", { name })).transform;
    await expect(turned("Back")).toBe("matrix(-1, 0, 0, 1, 0, 0)");
    await expect(turned("To the left")).toBe("none");
    await expect(turned("Close")).toBe("none");
  },
};

/** A name is announced, however it is given, also where the icon is hidden otherwise. */
export const NamedByAttributes: Story = {
  ...interaction,
  render: () => (
    <>
      <CloseIcon aria-label="Close" />
      <CloseIcon label="Remove" aria-hidden="true" />
      <span id="icon-name">Leave</span>
      <CloseIcon aria-labelledby="icon-name" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Close", "Remove", "Leave"])
      await expect(canvas.getByRole("img", { name })).toBeVisible();
  },
};
