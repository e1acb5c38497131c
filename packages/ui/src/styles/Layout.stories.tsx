import type { Meta, StoryObj } from "@storybook/react-vite";
import { breakpoints } from "./breakpoints.ts";
import { scales } from "./scales.ts";
import { type } from "./type.ts";
import { vars } from "./vars.css.ts";

const rows = [
  {
    name: "Phone",
    from: 0,
    gutter: "16px",
    header: "56px",
    change: "Bottom navigation, drawer, dialogs as sheets. Two columns of cards.",
  },
  {
    name: "Tablet",
    from: breakpoints.tablet,
    gutter: scales.size.gutter,
    header: scales.size.header,
    change: "Header with all actions, dialogs in the middle. Three or four columns of cards.",
  },
  {
    name: "Wide",
    from: breakpoints.wide,
    gutter: scales.size.gutter,
    header: scales.size.header,
    change: "Content stays 1200 px wide, with five columns of cards. Fluid type has its largest size.",
  },
] as const;

const cell = { padding: "8px 16px 8px 0", textAlign: "start", verticalAlign: "top" } as const;

/** The breakpoints, and what changes at each. */
function Breakpoints() {
  return (
    <table style={{ ...type.interface, borderCollapse: "collapse" }}>
      <thead>
        <tr style={{ color: vars.color.textMuted }}>
          {["Layout", "From", "Gutter", "Header", "What changes"].map((title) => (
            <th key={title} scope="col" style={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, gutter, header, change }) => (
          <tr key={name} style={{ borderBlockStart: `1px solid ${vars.color.line}` }}>
            <th scope="row" style={cell}>
              {name}
            </th>
            <td style={cell}>{from} px</td>
            <td style={cell}>{gutter}</td>
            <td style={cell}>{header}</td>
            <td style={cell}>{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columns = {
  content: "The greatest width of a page, without its gutters",
  prose: "A chat, a greeting, a static page",
  detailCover: "The cover of a character's page",
  chatRail: "The list of chats beside a chat",
  continueTile: "A tile of the rail Continue",
  rankCover: "A cover of Top this week",
} as const satisfies Partial<Record<keyof typeof scales.size, string>>;

function Columns() {
  return (
    <dl style={{ display: "grid", gap: 16 }}>
      {Object.entries(columns).map(([name, use]) => {
        const width = vars.size[name as keyof typeof columns];
        return (
          <div key={name} style={{ display: "grid", gap: 4 }}>
            <dt>
              <strong>{name}</strong>, {scales.size[name as keyof typeof columns]}: {use}
            </dt>
            <dd style={{ margin: 0, maxInlineSize: width, blockSize: 12, background: vars.color.accent }} />
          </div>
        );
      })}
    </dl>
  );
}

const targets = {
  touch: "Smallest target on a touch screen",
  controlLarge: "Large button",
  field: "Field",
  control: "Button",
  chipTouch: "Chip on a touch screen",
  chip: "Chip",
} as const satisfies Partial<Record<keyof typeof scales.size, string>>;

function Controls() {
  return (
    <ul role="list" style={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: 24 }}>
      {Object.entries(targets).map(([name, use]) => (
        <li key={name} style={{ display: "grid", gap: 8 }}>
          <div
            style={{
              inlineSize: 96,
              blockSize: vars.size[name as keyof typeof targets],
              borderRadius: vars.radius.control,
              background: vars.color.raised,
              boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
            }}
          />
          {use}, {scales.size[name as keyof typeof targets]}
        </li>
      ))}
    </ul>
  );
}

const meta = { title: "Foundations/Layout", component: Breakpoints } satisfies Meta<typeof Breakpoints>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three layouts. Styles begin with the phone; `media.tablet` and `media.wide` of `@mimi/ui/tokens` add to it. */
export const Layouts: Story = {};

/** The widths of columns and dialogs. On a narrower window each fills it, less its gutters. */
export const Widths: Story = { render: () => <Columns /> };

/** The heights of controls. */
export const Heights: Story = { render: () => <Controls /> };
