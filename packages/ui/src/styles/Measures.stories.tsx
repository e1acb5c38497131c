import type { Meta, StoryObj } from "@storybook/react-vite";
import { scales } from "./scales.ts";
import { vars } from "./vars.css.ts";

const row = { display: "flex", alignItems: "center", gap: 16, flexWrap: "wrap" } as const;
const name = { inlineSize: 96, color: vars.color.textMuted } as const;

/** The spacing steps, each at its length. */
function Spaces() {
  return (
    <dl style={{ display: "grid", gap: 8 }}>
      {Object.entries(vars.space).map(([step, value]) => (
        <div key={step} style={row}>
          <dt style={name}>space {step}</dt>
          <dd style={{ inlineSize: value, blockSize: 16, background: vars.color.accent }} />
        </div>
      ))}
    </dl>
  );
}

function Radii() {
  return (
    <ul role="list" style={{ ...row, alignItems: "start" }}>
      {Object.entries(vars.radius).map(([part, value]) => (
        <li key={part} style={{ display: "grid", gap: 8 }}>
          <div
            style={{
              inlineSize: 96,
              blockSize: 72,
              borderRadius: value,
              background: vars.color.raised,
              boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
            }}
          />
          {part}, {scales.radius[part as keyof typeof scales.radius]}
        </li>
      ))}
    </ul>
  );
}

function Depths() {
  return (
    <div style={{ ...row, gap: 48, padding: 24 }}>
      {(["low", "high"] as const).map((depth) => (
        <div
          key={depth}
          style={{
            padding: 32,
            borderRadius: vars.radius.card,
            background: vars.color.surface,
            boxShadow: vars.shadow[depth],
          }}
        >
          {depth}
        </div>
      ))}
    </div>
  );
}

const meanings = {
  state: "A thing answers: hover, press, a tick.",
  surface: "Something comes over the page: a menu, a dialog, a toast.",
  page: "One page gives way to another.",
} as const;

function Motions() {
  return (
    <dl style={{ display: "grid", gap: 16 }}>
      <style>{"@keyframes mimi-example { from { translate: 0 } to { translate: 160px } }"}</style>
      {Object.entries(meanings).map(([step, description]) => (
        <div key={step}>
          <dt>
            <strong>{step}</strong>, {scales.motion[step as keyof typeof meanings]}
          </dt>
          <dd style={{ margin: 0 }}>
            {description}
            <div
              style={{
                inlineSize: 24,
                blockSize: 24,
                marginBlockStart: 8,
                borderRadius: vars.radius.full,
                background: vars.color.accent,
                animation: `mimi-example ${vars.motion[step as keyof typeof meanings]} ${vars.motion.out} 1s infinite alternate`,
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = { title: "Foundations/Measures", component: Spaces } satisfies Meta<typeof Spaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four pixels are the base; 8, 12, 16, 24, 40 and 64 are the main steps. The others are for single controls. */
export const Space: Story = {};

/** One family: controls 10, cards 14, dialogs 20, chips and avatars round. */
export const Radius: Story = { render: () => <Radii /> };

/** Two depths: elements on the page, and elements over it. In dark mode the tone does most of the work. */
export const Depth: Story = { render: () => <Depths /> };

/** Short, and only with a meaning. Nothing moves more than 4 px, and nothing moves with reduced motion. */
export const Motion: Story = { render: () => <Motions />, globals: { motion: "reduced" } };
