import type { Meta, StoryObj } from "@storybook/react-vite";
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
