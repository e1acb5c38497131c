import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, within } from "storybook/test";
import { Badge } from "../components/Badge/Badge.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Chip } from "../components/Chip/Chip.tsx";
import { Field } from "../components/Field/Field.tsx";
import { interaction } from "../interaction.fixtures.ts";
import { contrast } from "./contrast.ts";
import { type } from "./type.ts";
import { vars } from "./vars.css.ts";

// Green, square and in one sans-serif font: very different from our own theme.
const brand = {
  "--mimi-page": "#ffffff",
  "--mimi-surface": "#f4f8f6",
  "--mimi-raised": "#e9f1ed",
  "--mimi-hover": "#dde9e3",
  "--mimi-fg": "#10201a",
  "--mimi-text-muted": "#43564d",
  "--mimi-accent": "#0b6e4f",
  "--mimi-accent-hover": "#095c42",
  "--mimi-accent-fg": "#ffffff",
  "--mimi-accent-text": "#0b6e4f",
  "--mimi-accent-tint": "#dcefe7",
  "--mimi-accent-tint-fg": "#084232",
  "--mimi-focus": "#0b6e4f",
  "--mimi-radius-control": "3px",
  "--mimi-radius-full": "3px",
  "--mimi-font-display": "system-ui, sans-serif",
} as CSSProperties & Record<`--mimi-${string}`, string>;

function Samples() {
  return (
    <div
      data-testid="brand"
      data-theme="light"
      style={{
        ...brand,
        display: "grid",
        gap: 20,
        maxInlineSize: 420,
        padding: 24,
        background: vars.color.page,
        color: vars.color.fg,
      }}
    >
      <h2 style={{ ...type.heading, fontFamily: vars.font.display }}>Greenhouse</h2>
      <p style={{ color: vars.color.textMuted }}>The same components with sixteen tokens of another brand.</p>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>
        <Chip label="Ferns" selected onSelectedChange={() => undefined} />
        <Chip label="Mosses" onSelectedChange={() => undefined} />
        <Badge highlighted>New</Badge>
      </div>
      <Field label="Name" value="Adiantum" onValueChange={() => undefined} />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        <Button variant="primary">Plant it</Button>
        <Button>Later</Button>
        <Button variant="quiet">Never</Button>
      </div>
    </div>
  );
}

const meta = { title: "Foundations/Another brand", component: Samples } satisfies Meta<typeof Samples>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few tokens set on one element change everything in it: colours, corners, fonts, focus ring. */
export const Greenhouse: Story = {};

/** A few tokens set on one element change everything in it: colours, corners, fonts, focus ring. */
export const GreenhouseTest: Story = {
  ...Greenhouse,
  ...interaction,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Plant it" });
    await expect(button).toHaveStyle({ backgroundColor: "rgb(11, 110, 79)", borderRadius: "3px" });
    await expect(contrast("#0b6e4f", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
};
