import type { Meta, StoryObj } from "@storybook/react-vite";
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
          <dt style={{ color: vars.color.fg2 }}>{name}</dt>
          <dd style={{ ...type[name], maxInlineSize: vars.size.measure }}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

const meta = { title: "Foundations/Type", component: Specimen } satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every text style. */
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
      <p
        style={{ fontFamily: vars.font.mark, fontSize: vars.text.numeral, lineHeight: vars.leading.numeral }}
      >
        <span style={{ fontWeight: vars.weight.heavy, overflowWrap: "anywhere" }}>1234567890</span>
      </p>
    </div>
  ),
};
