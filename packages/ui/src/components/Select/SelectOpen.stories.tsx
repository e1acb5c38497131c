import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { BookIcon } from "../Icon/BookIcon.generated.ts";
import { MoonIcon } from "../Icon/MoonIcon.generated.ts";
import { SunIcon } from "../Icon/SunIcon.generated.ts";
import { Select } from "./Select.tsx";

const meta = {
  title: "Components/Select/Open",
  component: Select,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Colours",
    defaultOpen: true,
    value: "sepia",
    onValueChange: fn(),
    options: [
      {
        label: "By day",
        options: [
          { value: "paper", label: "Paper", icon: <SunIcon /> },
          { value: "sepia", label: "Sepia", icon: <BookIcon />, hint: "Warmer, with less contrast." },
        ],
      },
      {
        label: "By night",
        options: [
          { value: "dusk", label: "Dusk", icon: <MoonIcon /> },
          { value: "black", label: "Black", hint: "For screens of organic diodes.", disabled: true },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxInlineSize: 360, minBlockSize: 400 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list is open: groups with headings, icons, a hint, and an option that cannot be chosen. */
export const Open: Story = {};
