import type { Meta, StoryObj } from "@storybook/react-vite";
import { pixelsOf } from "./pixelsOf.fixtures.ts";
import { scales } from "./scales.ts";
import { type } from "./type.ts";
import { vars } from "./vars.css.ts";

const samples: readonly (readonly [keyof typeof type, string])[] = [
  ["display", "Odile Marchetti"],
  ["title", "Your plan is Standard"],
  ["heading", "Top this week"],
  ["name", "Commander Yusra Vale"],
  [
    "prose",
    "She slides the matchbook across the table without looking down. “Room 414. You were there before me.”",
  ],
  ["bio", "House detective at a hotel that no longer has rooms. Dry, patient, kinder than she lets on."],
  ["body", "Continue with Google"],
  ["interface", "Create, Premium, Search characters, 5,040 likes"],
  ["helper", "Exiled twice, elected thrice. The ship is never late."],
  ["meta", "18 minutes ago, 64 messages"],
];

function Specimen() {
  return (
    <dl style={{ display: "grid", gap: 24 }}>
      {samples.map(([name, description]) => (
        <div key={name}>
          <dt style={{ color: vars.color.textMuted }}>
            {name}: {measuresOf(name)}
          </dt>
          <dd style={{ ...type[name], maxInlineSize: vars.size.measure }}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Size, line height, weight and font of a text style, such as `16 / 26 px, 400, Literata`. */
function measuresOf(name: keyof typeof type): string {
  const style = { fontWeight: vars.weight.regular, ...type[name] };
  const [font = ""] = scales.font[tokenOf(vars.font, style.fontFamily)].split(" Variable");
  const size = pixelsOf(scales.text[tokenOf(vars.text, style.fontSize)]);
  const line = pixelsOf(scales.leading[tokenOf(vars.leading, style.lineHeight)]);
  return `${size} / ${line} px, ${scales.weight[tokenOf(vars.weight, style.fontWeight)]}, ${font.replace('"', "")}`;
}

/** The token that a custom property has in a group of the contract. */
function tokenOf<Name extends string>(group: Readonly<Record<Name, string>>, property: string): Name {
  const name = (Object.keys(group) as Name[]).find((one) => group[one] === property);
  if (name === undefined) throw new Error(`${property} is no token of this group.`);
  return name;
}

const meta = { title: "Foundations/Type", component: Specimen } satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every text style with its size and line height. Two numbers are the ends of a size that grows with the window: on a
 * phone of 375 px, and from 1200 px.
 */
export const Scale: Story = {};

/** The four fonts, with extended Latin letters and italics. */
export const Faces: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <p style={type.heading}>Labrada: Þórunn, Łucja, Žofie, Şebnem</p>
      <p style={type.body}>Hanken Grotesk: Þórunn, Łucja, Žofie, Şebnem 0123456789</p>
      <p style={type.prose}>
        Literata: <em>she waits</em>, <strong>and means it</strong>. Þórunn, Łucja, Žofie, Şebnem
      </p>
      <p style={{ fontFamily: vars.font.mark, fontSize: vars.text.rank, lineHeight: vars.leading.rank }}>
        <span style={{ fontWeight: vars.weight.heavy, overflowWrap: "anywhere" }}>1234567890</span>
      </p>
    </div>
  ),
};
