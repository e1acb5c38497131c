import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";
import { dark, light, onCover } from "./palette.ts";
import type { ColorRole } from "./palette.ts";
import { vars } from "./vars.css.ts";

interface Use {
  /** What it is for. */
  description: string;
  /** The backgrounds it is used on, with the required contrast. */
  against?: readonly [ground: ColorRole, least: 3 | 4.5];
}

// A role that is missing here is a type error.
const uses: Readonly<Record<ColorRole, Use>> = {
  page: { description: "The page" },
  surface: { description: "Dialogs, rails, the greeting" },
  raised: { description: "Chips, secondary buttons, search" },
  inputBackground: { description: "The composer of a chat" },
  hover: { description: "Under the pointer" },
  active: { description: "Pressed" },
  line: { description: "Hairlines; decoration" },
  lineStrong: { description: "Stronger hairlines; decoration" },
  rank: { description: "The ranks beside covers; decoration" },
  control: { description: "Edges of fields", against: ["page", 3] },
  fg: { description: "Text", against: ["hover", 4.5] },
  textMuted: { description: "The only secondary text", against: ["hover", 4.5] },
  accent: { description: "The one fill of a view" },
  accentHover: { description: "The accent under the pointer" },
  accentFg: { description: "Text on the accent", against: ["accent", 4.5] },
  accentText: { description: "The accent as text", against: ["accentTint", 4.5] },
  accentTint: { description: "The accent as a background" },
  accentTintFg: { description: "Text on its tint", against: ["accentTint", 4.5] },
  focus: { description: "The focus ring", against: ["raised", 3] },
  gold: { description: "Premium's fill" },
  goldFg: { description: "Text on Premium's fill", against: ["gold", 4.5] },
  goldText: { description: "Premium as text", against: ["goldTint", 4.5] },
  goldTint: { description: "Premium as a background" },
  goldLine: { description: "Edges of Premium; decoration" },
  ok: { description: "It went well", against: ["page", 4.5] },
  bad: { description: "It did not", against: ["badTint", 4.5] },
  badTint: { description: "The background of an error" },
  backdrop: { description: "Over the page, under a dialog" },
  shadowNear: { description: "The near shadow of the page's elements" },
  shadowFar: { description: "Their far shadow" },
  shadowDeepNear: { description: "The near shadow of dialogs and menus" },
  shadowDeepFar: { description: "Their far shadow" },
};

const roles = (Object.keys(uses) as ColorRole[]).map((role) => ({ role, ...uses[role] }));

function Colours({ theme }: { theme: "light" | "dark" }) {
  const palette = theme === "dark" ? dark : light;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))", gap: 12 }}>
      {roles.map(({ role, description, against }) => (
        <figure key={role} style={{ display: "grid", gap: 4, alignContent: "start" }}>
          <div
            style={{
              blockSize: 72,
              borderRadius: 14,
              padding: 12,
              color: vars.color[role],
              background: against === undefined ? vars.color[role] : vars.color[against[0]],
              boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
              fontWeight: 600,
            }}
          >
            {against !== undefined && role}
          </div>
          <figcaption>
            <strong>{role}</strong> {palette[role]}
            <br />
            {description}
            {against !== undefined && (
              <>
                <br />
                {contrast(palette[role], palette[against[0]]).toFixed(1)} : 1 on {against[0]}, at least{" "}
                {against[1]}
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Every pair of colours with its measured contrast. */
function Contrasts({ theme }: { theme: "light" | "dark" }) {
  const palette = theme === "dark" ? dark : light;
  return (
    <div
      data-theme={theme}
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
        gap: 8,
        padding: 16,
        borderRadius: 14,
        background: vars.color.page,
      }}
    >
      {pairs.map(({ front, ground, least }) => {
        const measured = contrast(palette[front], palette[ground]);
        return (
          <div
            key={`${front}-${ground}`}
            style={{
              padding: 12,
              borderRadius: 10,
              color: least === 3 ? vars.color.fg : vars.color[front],
              background: least === 3 ? vars.color.page : vars.color[ground],
              boxShadow: `inset 0 0 0 ${least === 3 ? 2 : 1}px ${least === 3 ? vars.color[front] : vars.color.line}`,
            }}
          >
            {front} on {ground}
            <br />
            <strong>{measured.toFixed(2)}</strong>
            {` of ${least}`}
          </div>
        );
      })}
    </div>
  );
}

function CoverColours() {
  const text = ["coverName", "coverTagline", "coverCounts"] as const;
  return (
    <div style={{ padding: 24, borderRadius: 14, background: vars.color.coverInk, display: "grid", gap: 8 }}>
      {text.map((role) => (
        <span key={role} style={{ color: vars.color[role] }}>
          {role} {onCover[role]} {contrast(onCover[role], onCover.coverInk).toFixed(1)} : 1
        </span>
      ))}
    </div>
  );
}

const meta = {
  title: "Foundations/Colours",
  component: Colours,
  args: { theme: "light" },
  // The samples show borders and decoration as text too; palette.test.ts checks the real requirement of every pair.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every role in the theme of the toolbar, with its measured contrast. */
export const Roles: Story = {
  render: (_args, { globals }) => <Colours theme={globals.theme === "dark" ? "dark" : "light"} />,
};

/** Colours on covers, the same in both themes. */
export const OnCovers: Story = { render: () => <CoverColours /> };

/** Every pair of colours, in light and dark: 4.5 to 1 for text, 3 to 1 for borders. */
export const MeasuredContrasts: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <Contrasts theme="light" />
      <Contrasts theme="dark" />
    </div>
  ),
};
