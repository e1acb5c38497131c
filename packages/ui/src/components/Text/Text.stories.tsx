import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Tone } from "../states.ts";
import { Text } from "./Text.tsx";
import type { TextProps } from "./Text.tsx";

const meta = {
  title: "Components/Text",
  component: Text,
  args: { children: "The lighthouse keeper has not spoken since the storm." },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants: readonly NonNullable<TextProps["variant"]>[] = [
  "meta",
  "helper",
  "interface",
  "body",
  "name",
  "heading",
  "title",
  "display",
  "bio",
  "prose",
];

/** Every variant, each with its name. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      {variants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}
        </Text>
      ))}
    </div>
  ),
};

const tones: readonly Tone[] = ["neutral", "success", "danger", "premium"];
const colors: readonly NonNullable<TextProps["color"]>[] = ["muted", "accent"];

/** Every tone and every other colour, each with its name. */
export const Tones: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone} weight="strong">
          {tone}
        </Text>
      ))}
      {colors.map((color) => (
        <Text key={color} color={color} weight="strong">
          {color}
        </Text>
      ))}
    </div>
  ),
};

/** The heading of a section, with a sentence in the colour of secondary text. */
export const HeadingAndSentence: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 4 }}>
      <Text as="h2" variant="heading">
        Tonight at the harbour
      </Text>
      <Text variant="body" color="muted">
        {args.children}
      </Text>
    </div>
  ),
};

/** A long text in two lines. */
export const TwoLines: Story = {
  args: {
    maxLines: 2,
    children:
      "The lighthouse keeper has not spoken since the storm. Every night at four the lamp is lit all the same, and nobody has seen who lights it.",
  },
};
