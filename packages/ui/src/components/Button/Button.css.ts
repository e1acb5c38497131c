import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { mix, px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

const hairline = `inset 0 0 0 1px ${vars.color.line}`;

/** The fills at rest, under the pointer, and while pressed. A colour gets darker by the same share for every variant. */
const fills = (rest: string, hover: string, pressed = mix(hover, 86, "#000")) => ({
  "--button-rest": rest,
  "--button-hover": hover,
  "--button-pressed": pressed,
});

export const button = layered({
  ...type.interface,
  vars: fills("none", vars.color.raised, vars.color.hover),
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  // A label that is wider than its place has several lines, and a word that is wider is broken.
  flexShrink: 0,
  maxInlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  background: "var(--button-rest)",
  fontWeight: vars.weight.strong,
  textAlign: "center",
  overflowWrap: "anywhere",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  selectors: {
    "&:hover": { background: "var(--button-hover)" },
    "&:active": { background: "var(--button-pressed)" },
    // A loading button keeps its fill, so that a row of buttons looks the same while one of them is pressed.
    "&[aria-busy]": { background: "var(--button-rest)" },
    '&[aria-disabled="true"]:not([aria-busy])': {
      color: vars.color.textMuted,
      background: "none",
      boxShadow: hairline,
    },
  },
  "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
});

export const variant = layeredVariants({
  primary: {
    vars: fills(vars.color.accent, vars.color.accentHover),
    color: vars.color.accentFg,
    boxShadow: vars.shadow.gloss,
  },
  secondary: {
    vars: fills(vars.color.raised, vars.color.hover, vars.color.active),
    // Not that of an error around it.
    color: vars.color.fg,
    boxShadow: hairline,
  },
  quiet: {},
  danger: {
    // Filled under the pointer: on a tint with more red its text would be too faint.
    vars: fills(vars.color.badTint, vars.color.bad),
    color: vars.color.bad,
    boxShadow: "inset 0 0 0 1px currentColor",
    selectors: { '&:is(:hover, :active):not([aria-disabled="true"])': { color: vars.color.page } },
  },
  premium: {
    vars: fills(vars.color.gold, mix(vars.color.gold, 91, "#000")),
    color: vars.color.goldFg,
  },
  premiumQuiet: { color: vars.color.goldText },
});

export const size = layeredVariants({
  small: {},
  medium: { minBlockSize: vars.size.touch },
  large: { ...type.body, minBlockSize: vars.size.controlLarge, paddingInline: px(22) },
});

export const fullWidth = layered({ inlineSize: "100%" });

export const content = layered({
  display: "inline-flex",
  alignItems: "center",
  gap: "inherit",
  minInlineSize: 0,
});

// The label stays in the layout while loading, so that the button keeps its width.
export const hidden = layered({ opacity: 0 });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = layered({
  position: "absolute",
  inset: 0,
  margin: "auto",
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: "2px solid currentColor",
  borderInlineStartColor: "transparent",
  animation: `${turn} 800ms linear infinite`,
});
